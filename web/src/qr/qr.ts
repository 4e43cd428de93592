/** A QR code as rows of modules, true for dark: bytes at level M, as large as needed up to version 10. */

import { codewords } from "./codewords";

/** Dark, light, or not drawn yet. */
type Module = boolean | undefined;
type Grid = Module[][];

const ALIGNMENT: number[][] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

type Mask = (row: number, column: number) => boolean;
const MASKS: Mask[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

function set(grid: Grid, row: number, column: number, dark: boolean): void {
  const line = grid[row];
  if (line && column >= 0 && column < line.length) line[column] = dark;
}

/** Rings around a center: dark at the distances that are named. */
function rings(grid: Grid, row: number, column: number, radius: number, dark: number[]): void {
  for (let y = -radius; y <= radius; y++)
    for (let x = -radius; x <= radius; x++)
      set(grid, row + y, column + x, dark.includes(Math.max(Math.abs(x), Math.abs(y))));
}

/** Remainder of a number by a generator: what protects the format and the version. */
function protectedBy(value: number, generator: number, length: number): number {
  let rest = value << length;
  for (let bit = 31; bit >= length; bit--)
    if ((rest >>> bit) & 1) rest ^= generator << (bit - length);
  return (value << length) | rest;
}

function drawPatterns(grid: Grid, version: number): void {
  const size = grid.length;
  for (let at = 8; at < size - 8; at++) {
    set(grid, 6, at, at % 2 === 0);
    set(grid, at, 6, at % 2 === 0);
  }
  const places = ALIGNMENT[version - 1] ?? [];
  const last = size - 7;
  for (const row of places)
    for (const column of places)
      if (!((row === 6 && (column === 6 || column === last)) || (row === last && column === 6)))
        rings(grid, row, column, 2, [0, 2]);
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    // prettier-ignore
    rings(grid, row, column, 4, [0, 1, 3]);
  if (version >= 7) drawVersion(grid, version);
}

function drawVersion(grid: Grid, version: number): void {
  const bits = protectedBy(version, 0x1f25, 12);
  for (let bit = 0; bit < 18; bit++) {
    const dark = ((bits >> bit) & 1) === 1;
    const [far, near] = [grid.length - 11 + (bit % 3), Math.floor(bit / 3)];
    set(grid, near, far, dark);
    set(grid, far, near, dark);
  }
}

/** Level M and the mask, twice. */
function drawFormat(grid: Grid, mask: number): void {
  const bits = protectedBy(mask, 0x537, 10) ^ 0x5412;
  const size = grid.length;
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((bits >> bit) & 1) === 1;
    const down = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit;
    const across = bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit;
    set(grid, down, 8, dark);
    set(grid, 8, across, dark);
  }
  set(grid, size - 8, 8, true);
}

/** The codewords, upward and downward in columns of two, from the right. */
function drawWords(grid: Grid, words: number[], mask: Mask): void {
  const size = grid.length;
  let bit = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const upward = ((right < 6 ? right + 1 : right) & 2) === (size % 4 === 1 ? 0 : 2);
    for (let step = 0; step < size; step++) {
      const row = upward ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (grid[row]?.[column] !== undefined) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        set(grid, row, column, dark !== mask(row, column));
        bit++;
      }
    }
  }
}

/** How hard it is to read: long runs, blocks, what looks like a corner, too much of one color. */
function penalty(grid: boolean[][]): number {
  const columns = grid.map((_, column) => grid.map((row) => row[column] ?? false));
  let points = 0;
  for (const line of [...grid, ...columns]) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    for (const corner of ["10111010000", "00001011101"])
      for (let at = text.indexOf(corner); at >= 0; at = text.indexOf(corner, at + 1)) points += 40;
  }
  for (let row = 1; row < grid.length; row++)
    for (let column = 1; column < grid.length; column++) {
      const [above, below] = [grid[row - 1], grid[row]];
      const same = below?.[column];
      if (below?.[column - 1] === same && above?.[column] === same && above?.[column - 1] === same)
        points += 3;
    }
  const share = grid.flat().filter(Boolean).length / grid.length ** 2;
  return points + 10 * Math.floor(Math.abs(share * 100 - 50) / 5);
}

/** The code of a text with one mask. */
export function masked(text: string, mask: number): boolean[][] {
  const { version, words } = codewords(text);
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => new Array<Module>(size).fill(undefined));
  drawPatterns(grid, version);
  drawFormat(grid, mask);
  drawWords(grid, words, MASKS[mask] ?? (() => false));
  return grid as boolean[][];
}

/** The code of a text with the mask that reads best. */
export function qrCode(text: string): boolean[][] {
  const codes = MASKS.map((_, mask) => masked(text, mask));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

/** The dark modules as the path of a drawing. */
export function pathOf(code: boolean[][]): string {
  return code
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
}
