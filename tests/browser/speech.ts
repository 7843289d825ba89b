/** Something for the microphone to hear: spoken by espeak-ng where it is installed, else tones with the rhythm of speech. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { speech } from '#world/people/sound.ts';

const words =
  'I prepared full set accounts for twelve companies and closed each month within five working days. ' +
  'I cut the closing time from nine to five days by automating journals, and trained four colleagues.';

const folder = join(import.meta.dirname, '../../node_modules/.cache');
/** What the browser hears as its microphone: of this checkout, for another user's in the temporary folder could not be replaced. */
export const speechFile = join(folder, 'journey-speech.wav');

/** Writes it: a WAV file, mono, 16 bit. Each worker does; those whose browsers play it have the whole one before. */
export function writeSpeech(): void {
  mkdirSync(folder, { recursive: true });
  const own = `${speechFile}.${process.pid}`;
  const spoken = spawnSync('espeak-ng', ['-s', '150', '-w', own, words], { stdio: 'ignore' });
  if (spoken.status !== 0) writeFileSync(own, speech(8));
  renameSync(own, speechFile);
}
