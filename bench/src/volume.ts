/** A thousand resumes (a tenth of that where it must be quick) from upload to grade: how fast one worker and several score them, and how evenly. */
import { availableParallelism } from 'node:os';
import { type Drained, startVolume } from '@saring/tests/volume';
import type { Row } from './table.ts';

const workers = 3;

/** The database must be empty: the operator is made at the start. */
export async function benchVolume(databaseUrl: string, { quick }: { quick: boolean }): Promise<Row[]> {
  const resumes = quick ? 100 : 1000;
  await using volume = await startVolume(databaseUrl);
  const alone = await volume.drain(resumes, 1);
  const several = await volume.drain(resumes, workers);
  const killed = await volume.drain(resumes, workers, { kill: true });
  const faults = [alone, several, killed].flatMap((drained) => drained.faults);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const rate = ({ seconds }: Drained) => resumes / seconds;
  return [
    {
      what: `${resumes} resumes uploaded, four at a time`,
      figure: `${alone.uploadsPerSecond.toFixed(0)} resumes/s`,
      aim: '',
    },
    {
      what: `${resumes} resumes scored by ${workers} workers against one, on ${availableParallelism()} processors with the database`,
      figure: `${several.seconds.toFixed(1)} s, ${rate(several).toFixed(0)} resumes/s; one ${alone.seconds.toFixed(1)} s, ${rate(alone).toFixed(0)} resumes/s`,
      ratio: rate(several) / rate(alone),
      aim: '> 1',
    },
    {
      what: 'slowest tenth of them against the middle tenth',
      figure: `${workers} workers; one ${alone.steadiness.toFixed(2)}`,
      ratio: several.steadiness,
      aim: '≤ 2',
    },
    {
      what: `${resumes} resumes with one of ${workers} workers killed midway: all scored once`,
      figure: `${killed.seconds.toFixed(1)} s; ${killed.takenOver} taken over from the killed one`,
      aim: '',
    },
  ];
}
