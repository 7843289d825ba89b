/** Background work of interviews: recordings, their words, the analysis, the end that nobody came back for, and what has to go. */
import { z } from 'zod';
import { applicationById } from '#features/applications/index.ts';
import { task } from '#platform/queue.ts';
import type { World } from '#world';
import { analyseApplication } from './analysis.ts';
import { finish } from './ending.ts';
import { answersWithPiecesBefore, deletePieces } from './piece-store.ts';
import { analysisWaitSeconds } from './rules.ts';
import { joinPieces, transcribeKept } from './sound.ts';
import { hasSoundOutstanding, interviewOf } from './store.ts';

const payload = z.object({ applicationId: z.string() });
const ofAnswer = z.object({ applicationId: z.string(), sequence: z.number() });

/** Words that are still to come are waited for a while; those that come later cause another analysis. */
export const analyse = task<World, typeof payload>({
  name: 'interview.analyse',
  payload,
  async run(world, { applicationId }) {
    const interview = await interviewOf(world.db, applicationId);
    const now = world.clock.now().getTime();
    const patience = (interview?.completedAt?.getTime() ?? 0) + analysisWaitSeconds * 1000;
    if (now < patience && (await hasSoundOutstanding(world.db, applicationId))) {
      const after = new Date(now + 2000);
      await world.queue.add(world.db, analyse.name, { applicationId }, { after });
      return;
    }
    await analyseApplication(world, applicationId);
  },
});

export const expire = task<World, typeof payload>({
  name: 'interview.expire',
  payload,
  async run(world, { applicationId }) {
    const application = await applicationById(world.db, applicationId);
    if (application) await finish(world, application, 'time', world.clock.now());
  },
});

export const makeRecording = task<World, typeof ofAnswer>({
  name: 'interview.recording',
  payload: ofAnswer,
  run: (world, { applicationId, sequence }) => joinPieces(world, applicationId, sequence),
});

export const transcribeLater = task<World, typeof ofAnswer>({
  name: 'interview.transcribe',
  payload: ofAnswer,
  run: (world, { applicationId, sequence }) => transcribeKept(world, applicationId, sequence),
});

const hourMilliseconds = 3_600_000;

/** Pieces that came after their recording was made, or whose task was lost. */
export const sweepPieces = task<World, z.ZodObject>({
  name: 'interview.sweep_pieces',
  payload: z.object({}),
  every: '23 * * * *',
  async run(world) {
    const before = new Date(world.clock.now().getTime() - hourMilliseconds);
    for (const { applicationId, sequence } of await answersWithPiecesBefore(world.db, before)) {
      await joinPieces(world, applicationId, sequence);
      await deletePieces(world.db, applicationId, sequence);
    }
  },
});
