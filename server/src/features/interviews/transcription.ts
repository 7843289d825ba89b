/** The words of a recording: asked for while the person waits, or later by a task. */
import { setImmediate } from 'node:timers/promises';
import { meaningOf } from '@saring/contract/domain';
import { z } from 'zod';
import { hasSpeech, SpeechError, samplesOf } from '#engines/speech/index.ts';
import { type ApplicationRow, applicationById, speechFor } from '#features/applications/core/index.ts';
import { type FileRow, fileById } from '#features/files/index.ts';
import type { Executor } from '#platform/db/db.ts';
import { fail } from '#platform/http/fail.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { analyse } from './analysis-tasks.ts';
import { transcriptionPause } from './rules.ts';
import { type AnswerRow, answersOf, forgetTranscriptions, interviewOf, lockAnswer, saveAnswer } from './store.ts';

/** An answer by its application and number. */
export const ofAnswer = z.object({ applicationId: z.string(), sequence: z.number() });

export const transcribeLater = task<World, typeof ofAnswer>({
  name: 'interview.transcribe',
  payload: ofAnswer,
  run: (world, { applicationId, sequence }) => transcribeKept(world, applicationId, sequence),
});

/** Changes what an answer says; a complete interview is then analysed again. */
export async function changeWords(
  world: World,
  tx: Executor,
  { applicationId, sequence }: Pick<AnswerRow, 'applicationId' | 'sequence'>,
  words: { response: string; source: string },
): Promise<void> {
  await saveAnswer(tx, applicationId, sequence, words);
  const interview = await interviewOf(tx, applicationId);
  if (interview?.state === 'complete') await world.queue.add(tx, analyse.name, { applicationId });
}

/** The words of a recording of this application; none where nobody speaks, without asking the provider. Throws 502, 503. */
export async function transcribe(
  world: World,
  application: ApplicationRow,
  wav: Uint8Array,
  signal: AbortSignal,
): Promise<string> {
  const speech = speechFor(world, application);
  if (!speech) throw fail('transcription_unavailable');
  const samples = samplesOf(wav);
  if (samples && !(await hasSpeech(samples))) return '';
  // Packing five megabytes takes some ten milliseconds: others are served before.
  await setImmediate();
  try {
    return await speech.transcribe(wav, signal);
  } catch (error) {
    if (error instanceof SpeechError) throw fail('transcription_failed');
    throw error;
  }
}

/** Transcribes a kept recording; what fails and may pass is tried again later, and survives a restart. */
async function transcribeKept(world: World, applicationId: string, sequence: number): Promise<void> {
  const answer = (await answersOf(world.db, applicationId)).find((row) => row.sequence === sequence);
  if (answer?.transcription !== 'waiting') return;
  const application = await applicationById(world.db, applicationId);
  // Whoever withdrew is heard no longer.
  if (!application || !meaningOf(application.status).readable) return forgetTranscriptions(world.db, [applicationId]);
  const file = answer.audioFileId ? await fileById(world.db, answer.audioFileId) : null;
  const speech = speechFor(world, application);
  const heard = file && speech ? await hear(world, speech, file) : { pause: null };
  await world.db.transaction(async (tx) => {
    const now = await lockAnswer(tx, applicationId, sequence);
    // A longer recording that came meanwhile has a task of its own.
    if (now?.transcription !== 'waiting' || now.audioFileId !== answer.audioFileId) return;
    if ('text' in heard) {
      await saveAnswer(tx, applicationId, sequence, { transcription: 'done' });
      if (heard.text !== '') await changeWords(world, tx, now, { response: heard.text, source: 'transcription' });
      return;
    }
    const tries = now.transcriptionTries + 1;
    const pause = heard.pause === null ? null : transcriptionPause(tries, heard.pause);
    await saveAnswer(tx, applicationId, sequence, {
      transcriptionTries: tries,
      transcription: pause === null ? 'failed' : 'waiting',
    });
    if (pause === null) return;
    const after = new Date(world.clock.now().getTime() + pause * 1000);
    await world.queue.add(tx, transcribeLater.name, { applicationId, sequence }, { after });
  });
}

/** The words, or how many seconds the provider wants to be left alone; null where another try would not mend it. */
async function hear(
  world: World,
  speech: NonNullable<World['engines']['speech']>,
  file: FileRow,
): Promise<{ text: string } | { pause: number | null }> {
  try {
    return { text: await speech.transcribe(await world.files.get(file.key)) };
  } catch (error) {
    if (!(error instanceof SpeechError)) throw error;
    world.log.warn({ error: error.message, retryable: error.retryable }, 'transcription failed');
    return { pause: error.retryable ? error.retryAfter : null };
  }
}
