/** Something for the microphone to hear: spoken by espeak-ng where it is installed, else tones with the rhythm of speech. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { speech } from '#world/sound.ts';

const words =
  'I prepared full set accounts for twelve companies and closed each month within five working days. ' +
  'I cut the closing time from nine to five days by automating journals, and trained four colleagues.';

/** Writes a WAV file (mono, 16 bit) and answers its path. */
export function writeSpeech(path: string): string {
  const spoken = spawnSync('espeak-ng', ['-s', '150', '-w', path, words], { stdio: 'ignore' });
  if (spoken.status !== 0) writeFileSync(path, speech(8));
  return path;
}
