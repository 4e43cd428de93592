/** A text as the codewords of a QR code: bytes, and what corrects errors in them (ISO/IEC 18004). */

/** Codewords of error correction in a block at level M, and the data codewords of every block. */
const VERSIONS: [corrections: number, blocks: number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];

const BYTES = 0b0100;
const PADDING = [0xec, 0x11];

// Powers of 2 in the field of 256 elements by x^8 + x^4 + x^3 + x^2 + 1.
const POWER: number[] = [];
const LOGARITHM: number[] = [];
for (let exponent = 0, power = 1; exponent < 255; exponent++) {
  POWER[exponent] = power;
  LOGARITHM[power] = exponent;
  power = (power << 1) ^ (power & 0x80 ? 0x11d : 0);
}

function product(one: number, other: number): number {
  if (one === 0 || other === 0) return 0;
  return POWER[((LOGARITHM[one] ?? 0) + (LOGARITHM[other] ?? 0)) % 255] ?? 0;
}

/** The generator of so many corrections, without its first coefficient, which is 1. */
function generator(corrections: number): number[] {
  let factors = [1];
  for (let n = 0; n < corrections; n++) {
    const shifted = [...factors, 0];
    factors = shifted.map((factor, at) => factor ^ product(factors[at - 1] ?? 0, POWER[n] ?? 0));
  }
  return factors.slice(1);
}

function correctionsOf(data: number[], number: number): number[] {
  const factors = generator(number);
  let rest = new Array<number>(number).fill(0);
  for (const byte of data) {
    const lead = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, at) => value ^ product(factors[at] ?? 0, lead));
  }
  return rest;
}

/** The data codewords of a text in so much room; null if it does not fit. */
function dataOf(text: string, version: number, room: number): number[] | null {
  const bytes = new TextEncoder().encode(text);
  const lengthBits = version < 10 ? 8 : 16;
  if (4 + lengthBits + bytes.length * 8 > room * 8) return null;
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(BYTES, 4);
  put(bytes.length, lengthBits);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8)
    words.push(parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let n = 0; words.length < room; n++) words.push(PADDING[n % 2] ?? 0);
  return words;
}

/** Blocks one beside the other: the first of each, the second of each, and so on. */
function interleaved(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, at) =>
    blocks.flatMap((block) => (at < block.length ? [block[at] ?? 0] : [])),
  ).flat();
}

/** All codewords in the order they are drawn, in the smallest version that holds them. */
export function codewords(text: string): { version: number; words: number[] } {
  for (const [index, [corrections, sizes]] of VERSIONS.entries()) {
    const version = index + 1;
    const room = sizes.reduce((sum, size) => sum + size, 0);
    const data = dataOf(text, version, room);
    if (data === null) continue;
    let at = 0;
    const blocks = sizes.map((size) => data.slice(at, (at += size)));
    const corrected = blocks.map((block) => correctionsOf(block, corrections));
    return { version, words: [...interleaved(blocks), ...interleaved(corrected)] };
  }
  throw new RangeError(`too long for a QR code: ${text.length} letters`);
}
