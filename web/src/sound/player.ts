/** Plays notes, but never before somebody has touched the page. */

import { SOUNDS, type Note, type Sound } from "./sounds";

let isTouched = false;
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

for (const kind of ["pointerdown", "keydown"] as const)
  addEventListener(kind, () => (isTouched = true), { capture: true, once: true });

/** One sound, so many seconds from now; the volume is between 0 and 1. */
export function play(sound: Sound, volume: number, delay = 0): void {
  if (!isTouched || volume <= 0 || !("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const master = context.createGain();
  master.gain.value = volume;
  master.connect(context.destination);
  for (const note of SOUNDS[sound]) sing(context, master, note, context.currentTime + delay);
}

function sing(audio: AudioContext, master: AudioNode, note: Note, from: number): void {
  const begin = from + note.at;
  const end = begin + note.length;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(note.loudness, begin + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(master);
  const voice = note.wave === "noise" ? rustle(audio, note, gain) : tone(audio, note, gain, begin);
  voice.start(begin);
  voice.stop(end);
}

function tone(audio: AudioContext, note: Note, into: AudioNode, begin: number): OscillatorNode {
  const voice = audio.createOscillator();
  voice.type = note.wave === "triangle" ? "triangle" : "sine";
  voice.frequency.setValueAtTime(note.pitch, begin);
  voice.frequency.exponentialRampToValueAtTime(note.to, begin + note.length);
  voice.connect(into);
  return voice;
}

function rustle(audio: AudioContext, note: Note, into: AudioNode): AudioBufferSourceNode {
  if (noise === null) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  }
  const voice = audio.createBufferSource();
  voice.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = note.pitch;
  voice.connect(filter).connect(into);
  return voice;
}
