/** Sound for the suites: something like speech, and silence, as a browser would record it. */

const rate = 16_000;

/** A WAV file: mono, 16 bit, 16,000 Hz, of a function of time that answers -1 to 1. */
export function wav(seconds: number, wave: (time: number) => number): Buffer<ArrayBuffer> {
  const count = Math.round(seconds * rate);
  const file = Buffer.alloc(44 + count * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(count * 2, 40);
  for (let index = 0; index < count; index += 1)
    file.writeInt16LE(Math.round(32_767 * Math.max(-1, Math.min(1, wave(index / rate)))), 44 + index * 2);
  return file;
}

/** Syllables of a quarter of a second: a low tone with two overtones, swelling and fading. */
export function speechWave(time: number): number {
  const swell = Math.sin(Math.PI * ((time * 4) % 1)) ** 2;
  return 0.27 * swell * [1, 2, 3].reduce((sum, tone) => sum + Math.sin(2 * Math.PI * 140 * tone * time) / tone, 0);
}

export const silence = (seconds: number) => wav(seconds, () => 0);
export const speech = (seconds: number) => wav(seconds, speechWave);

/** A recording as the page sends it: pieces of at most `seconds`, each a file of its own. */
export function piecesOf(whole: Buffer<ArrayBuffer>, seconds = 1.92): File[] {
  const step = Math.round(seconds * rate) * 2;
  const pieces: File[] = [];
  for (let at = 44; at < whole.length; at += step) {
    const samples = whole.subarray(at, at + step);
    const file = Buffer.concat([whole.subarray(0, 44), samples]);
    file.writeUInt32LE(file.length - 8, 4);
    file.writeUInt32LE(samples.length, 40);
    pieces.push(new File([file], 'piece.wav', { type: 'audio/wav' }));
  }
  return pieces;
}
