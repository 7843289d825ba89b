/** The sound of an answer: taken in pieces while the person speaks, made one recording, turned into words. */
import { hasSpeech, SpeechError, samplesOf, secondsOf, wavOf } from '#engines/speech/index.ts';
import { type ApplicationRow, applicationById } from '#features/applications/index.ts';
import { type FileRow, fileById, insertFile, takeRecording } from '#features/files/index.ts';
import { isId } from '#platform/clock.ts';
import type { Executor } from '#platform/db.ts';
import { fail, invalid } from '#platform/fail.ts';
import type { Actor } from '#platform/session.ts';
import type { World } from '#world';
import { deletePieces, insertPiece, pieceCount, piecesOf, placeOf } from './piece-store.ts';
import { graceSeconds, receivePiece, transcriptionPause } from './rules.ts';
import { refuseOtherTab } from './signals.ts';
import { type AnswerRow, answersOf, interviewOf, lockAnswer, saveAnswer } from './store.ts';
import { analyse, makeRecording, transcribeLater } from './tasks.ts';

/** A piece holds at most 2 s; the rest is room for a clock that runs a little fast. */
const longestPiece = 2.05;

export interface Piece {
  id: string;
  sequence: number;
  number: number;
  tab: string | null;
  live: string;
}

/** Stores a piece of the open answer, or of one handed in a moment ago. When it returns the piece survives a crash. */
export async function takePiece(world: World, actor: Actor, piece: Piece, wav: Uint8Array): Promise<void> {
  const { id, sequence, number, tab, live } = piece;
  const place = isId(id) ? await placeOf(world.db, actor.userId, id, sequence) : null;
  if (!place) throw fail('not_found');
  const now = world.clock.now();
  const { state, askedAt } = place;
  const interview = state === null ? null : { ...place, state };
  const reception = place.withdrawn ? 'over' : receivePiece(interview, askedAt && { ...place, askedAt }, now);
  if (reception === 'not_started') throw fail('interview_not_started');
  if (reception === 'not_asked') throw fail('not_found');
  await refuseOtherTab(world, id, place.tab, tab);
  if (reception === 'have') return;
  if (reception === 'over') throw fail('answer_over');
  const samples = samplesOf(wav);
  if (!samples) throw fail('file_wrong_type', 'A piece must be a WAV file: mono, 16 bit, 16000 Hz.');
  if (secondsOf(samples) > longestPiece) throw invalid('piece', 'A piece holds at most 2 seconds.');
  const row = { applicationId: id, sequence, number, samples, live, receivedAt: now };
  if (!place.answeredAt) return insertPiece(world.db, row);
  const { answeredAt } = place;
  await world.db.transaction(async (tx) => {
    await insertPiece(tx, row);
    await addRecordingTask(world, tx, id, sequence, answeredAt);
  });
}

/** Once nothing more is taken. Of several pieces that come late one task is enough, but each must have one after it. */
async function addRecordingTask(world: World, tx: Executor, id: string, sequence: number, answeredAt: Date) {
  const after = new Date(answeredAt.getTime() + (graceSeconds + 1) * 1000);
  await world.queue.add(tx, makeRecording.name, { applicationId: id, sequence }, { after });
}

/**
 * Makes the pieces of a closed answer its recording: at once where `expected` of them are there, else when no more can
 * come. Called in the transaction that closes the answer.
 */
export async function recordFromPieces(
  world: World,
  tx: Executor,
  id: string,
  sequence: number,
  expected: number,
): Promise<void> {
  const { count } = await pieceCount(tx, id, sequence);
  if (count === 0) return;
  if (count < expected) return addRecordingTask(world, tx, id, sequence, world.clock.now());
  await world.queue.add(tx, makeRecording.name, { applicationId: id, sequence });
}

/** A recording whose bytes are stored and whose row is still to come. */
export interface Sound {
  file: FileRow;
  seconds: number | null;
  /** False where nobody speaks in it. */
  spoken: boolean;
}

/** Stores a recorded answer. Throws 415 for anything but a WAV file. */
export async function takeSound(world: World, wav: Uint8Array, application: ApplicationRow): Promise<Sound> {
  const { userId, companyId } = application;
  const file = await takeRecording(world, wav, { userId, companyId });
  const samples = samplesOf(wav);
  return { file, seconds: samples && secondsOf(samples), spoken: !samples || hasSpeech(samples) };
}

/** Ties a recording to its answer, in place of its pieces, and has it transcribed where its words are still missing. */
export async function attachSound(
  world: World,
  tx: Executor,
  answer: { applicationId: string; sequence: number; source: string },
  { file, seconds, spoken }: Sound,
): Promise<void> {
  const { applicationId, sequence, source } = answer;
  const wanted = world.engines.speech !== null && spoken && (source === 'none' || source === 'live');
  await insertFile(tx, file);
  await saveAnswer(tx, applicationId, sequence, {
    audioFileId: file.id,
    audioSeconds: seconds,
    ...(wanted ? { transcription: 'waiting', transcriptionTries: 0 } : {}),
  });
  await deletePieces(tx, applicationId, sequence);
  if (wanted) await world.queue.add(tx, transcribeLater.name, { applicationId, sequence });
}

/** Joins the pieces of a closed answer; where no words came with it, the last live transcript is what was said. */
export async function joinPieces(world: World, applicationId: string, sequence: number): Promise<void> {
  const application = await applicationById(world.db, applicationId);
  const pieces = await piecesOf(world.db, applicationId, sequence);
  if (!application || pieces.length === 0) return;
  const sound = await takeSound(world, wavOf(pieces.map((piece) => piece.samples)), application);
  await world.db.transaction(async (tx) => {
    const answer = await lockAnswer(tx, applicationId, sequence);
    if (!answer?.answeredAt) return;
    // The whole recording came in the meantime, or its time is over.
    if (answer.audioFileId || answer.audioDeletedAt) return deletePieces(tx, applicationId, sequence);
    const live = pieces.at(-1)?.live.trim() ?? '';
    const words = answer.source === 'none' && live !== '' ? { response: live, source: 'live' } : null;
    if (words) await changeWords(world, tx, answer, words);
    await attachSound(world, tx, { ...answer, source: words?.source ?? answer.source ?? 'none' }, sound);
  });
}

/** Changes what an answer says; a complete interview is then analysed again. */
async function changeWords(
  world: World,
  tx: Executor,
  { applicationId, sequence }: Pick<AnswerRow, 'applicationId' | 'sequence'>,
  words: { response: string; source: string },
): Promise<void> {
  await saveAnswer(tx, applicationId, sequence, words);
  const interview = await interviewOf(tx, applicationId);
  if (interview?.state === 'complete') await world.queue.add(tx, analyse.name, { applicationId });
}

/** The words of a recording; none where nobody speaks, without asking the provider. Throws 502, 503. */
export async function transcribe(world: World, wav: Uint8Array, signal: AbortSignal): Promise<string> {
  const { speech } = world.engines;
  if (!speech) throw fail('transcription_unavailable');
  const samples = samplesOf(wav);
  if (samples && !hasSpeech(samples)) return '';
  try {
    return await speech.transcribe(wav, signal);
  } catch (error) {
    if (error instanceof SpeechError) throw fail('transcription_failed');
    throw error;
  }
}

/** The sound of an own answer as far as it is here: its pieces as one recording. Throws 404 where there is none. */
export async function soundOfPieces(world: World, id: string, sequence: number): Promise<Uint8Array> {
  const pieces = await piecesOf(world.db, id, sequence);
  if (pieces.length === 0) throw invalid('file', 'A file is required');
  return wavOf(pieces.map((piece) => piece.samples));
}

/** Transcribes a kept recording; what fails and may pass is tried again later, and survives a restart. */
export async function transcribeKept(world: World, applicationId: string, sequence: number): Promise<void> {
  const answer = (await answersOf(world.db, applicationId)).find((row) => row.sequence === sequence);
  if (answer?.transcription !== 'waiting') return;
  const file = answer.audioFileId ? await fileById(world.db, answer.audioFileId) : null;
  const { speech } = world.engines;
  const heard = file && speech ? await hear(world, speech, file) : { pause: null };
  await world.db.transaction(async (tx) => {
    const now = await lockAnswer(tx, applicationId, sequence);
    if (now?.transcription !== 'waiting') return;
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
