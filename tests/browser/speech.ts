/** Something for the microphone to hear: spoken by espeak-ng where it is installed, else tones with the rhythm of speech. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const rate = 16_000;
const words =
  'I prepared full set accounts for twelve companies and closed each month within five working days. ' +
  'I cut the closing time from nine to five days by automating journals, and trained four colleagues.';

/** Writes a WAV file (mono, 16 bit) and answers its path. */
export function writeSpeech(path: string): string {
  const spoken = spawnSync('espeak-ng', ['-s', '150', '-w', path, words], { stdio: 'ignore' });
  if (spoken.status !== 0) writeFileSync(path, tones(8));
  return path;
}

/** Syllables of a quarter of a second: a low tone with two overtones, swelling and fading. */
function tones(seconds: number): Buffer {
  const samples = Buffer.alloc(44 + seconds * rate * 2);
  samples.write('RIFF', 0);
  samples.writeUInt32LE(samples.length - 8, 4);
  samples.write('WAVEfmt ', 8);
  samples.writeUInt32LE(16, 16);
  samples.writeUInt16LE(1, 20);
  samples.writeUInt16LE(1, 22);
  samples.writeUInt32LE(rate, 24);
  samples.writeUInt32LE(rate * 2, 28);
  samples.writeUInt16LE(2, 32);
  samples.writeUInt16LE(16, 34);
  samples.write('data', 36);
  samples.writeUInt32LE(samples.length - 44, 40);
  for (let index = 0; index < seconds * rate; index += 1) {
    const time = index / rate;
    const swell = Math.sin(Math.PI * ((time * 4) % 1)) ** 2;
    const wave = [1, 2, 3].reduce((sum, overtone) => sum + Math.sin(2 * Math.PI * 140 * overtone * time) / overtone, 0);
    samples.writeInt16LE(Math.round(9000 * swell * wave), 44 + index * 2);
  }
  return samples;
}
