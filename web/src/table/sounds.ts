/** Sounds made on the spot: no files, a few soft notes. */

export type Sound = "turn" | "happened" | "said" | "over";

interface Note {
  pitch: number;
  at: number;
  length: number;
  loudness: number;
  shape: OscillatorType;
}

const note = (
  pitch: number,
  at: number,
  length = 0.18,
  loudness = 0.08,
  shape: OscillatorType = "sine",
): Note => ({
  pitch,
  at,
  length,
  loudness,
  shape,
});

/** Two notes up for my turn, a knock of wood for what happens, a chord at the end. */
export const SOUNDS: Record<Sound, Note[]> = {
  turn: [note(587, 0), note(880, 0.12, 0.3)],
  happened: [note(196, 0, 0.05, 0.05, "triangle")],
  said: [note(740, 0, 0.08, 0.04)],
  over: [note(392, 0, 0.5), note(494, 0.15, 0.5), note(587, 0.3, 0.5), note(784, 0.45, 0.9)],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  // Browsers let a page sound only after somebody has touched it.
  if (context.state === "suspended") void context.resume();
  for (const played of SOUNDS[sound]) sing(context, played);
}

function sing(audio: AudioContext, { pitch, at, length, loudness, shape }: Note): void {
  const begin = audio.currentTime + at;
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  voice.type = shape;
  voice.frequency.value = pitch;
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loudness, begin + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  voice.connect(gain).connect(audio.destination);
  voice.start(begin);
  voice.stop(begin + length);
}
