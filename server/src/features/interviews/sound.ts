/** The sound of an answer: taken in pieces while the person speaks, and made one recording. */
import { fileLimits } from '@saring/contract';
import { hasSpeech, joined, samplesOf, secondsOf, wavOf } from '#engines/speech/index.ts';
import { type ApplicationRow, applicationById, lockApplication, speechFor } from '#features/applications/core/index.ts';
import { fileById, insertFile, storing, type Taken, takeRecording } from '#features/files/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Executor } from '#platform/db/db.ts';
import { fail, invalid } from '#platform/http/fail.ts';
import { isId } from '#platform/process/clock.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { deletePieces, insertPiece, piecesOf, placeOf, soundSoFar } from './piece-store.ts';
import { graceSeconds, receivePiece } from './rules.ts';
import { refuseOtherTab } from './signals.ts';
import { type AnswerRow, answersOf, lockAnswer, saveAnswer } from './store.ts';
import { changeWords, ofAnswer, transcribeLater } from './transcription.ts';
import { words } from './words.ts';

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
  if (!samples) throw fail('file_wrong_type', words.later('pieceShape'));
  if (secondsOf(samples) > longestPiece) throw invalid('piece', words.later('pieceLong'));
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
  await world.queue.add(tx, makeRecording.name, { applicationId: id, sequence }, { after, retries: recordingTries });
}

/** Nobody asks for a recording that was given up: what is out of order may take a while. */
const recordingTries = 20;

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
  const { count } = await soundSoFar(tx, id, sequence);
  if (count === 0) return;
  if (count < expected) return addRecordingTask(world, tx, id, sequence, world.clock.now());
  await world.queue.add(tx, makeRecording.name, { applicationId: id, sequence }, { retries: recordingTries });
}

/** A recording that is still to be stored. */
export interface Sound extends Taken {
  seconds: number | null;
  /** Whether its words may be asked for, and somebody speaks in it. */
  spoken: boolean;
}

/** Looks at a recorded answer. Throws 415 for anything but a WAV file. */
export async function takeSound(world: World, wav: Uint8Array, application: ApplicationRow): Promise<Sound> {
  const { userId, companyId } = application;
  const samples = samplesOf(wav);
  const heard = speechFor(world, application) !== null;
  return {
    ...(await takeRecording(world, wav, { userId, companyId })),
    seconds: samples && secondsOf(samples),
    spoken: heard && (!samples || (await hasSpeech(samples))),
  };
}

/** A recording that begins with piece number `from`, behind what is here of before it: the pieces, or their recording. */
export async function behindPieces(
  world: World,
  wav: Uint8Array,
  { id, sequence, from }: { id: string; sequence: number; from: number },
): Promise<Uint8Array> {
  const samples = from > 0 ? samplesOf(wav) : null;
  if (!samples || samples.length === 0) return wav;
  const before = (await piecesOf(world.db, id, sequence)).filter(({ number }) => number < from);
  const earlier = before.length > 0 ? null : await recordedSamples(world, id, sequence);
  const parts = earlier ? joined(earlier, samples) : [...before.map((piece) => piece.samples), samples];
  const whole = wavOf(parts);
  return whole.length > fileLimits.recording ? wav : whole;
}

/** Of an answer whose pieces are a recording by now. */
async function recordedSamples(world: World, id: string, sequence: number): Promise<Buffer | null> {
  const answer = (await answersOf(world.db, id)).find((row) => row.sequence === sequence);
  const file = answer?.audioFileId ? await fileById(world.db, answer.audioFileId) : null;
  return file && samplesOf(await world.files.get(file.key));
}

/** Ties a recording to its answer, in place of its pieces, and has it transcribed where its words are still missing. */
export async function attachSound(
  world: World,
  tx: Executor,
  answer: { applicationId: string; sequence: number; source: string },
  { file, seconds, spoken }: Sound,
): Promise<void> {
  const { applicationId, sequence, source } = answer;
  const wanted = spoken && (source === 'none' || source === 'live');
  await insertFile(tx, file);
  await saveAnswer(tx, applicationId, sequence, {
    audioFileId: file.id,
    audioSeconds: seconds,
    // What is typed is turned into words no longer.
    transcription: wanted ? 'waiting' : null,
    transcriptionTries: 0,
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
  const join = async (tx: Executor) => {
    // Held, as whoever erases a job holds it: a recording that is stored is known to them.
    if (!(await lockApplication(tx, applicationId))) return;
    const answer = await lockAnswer(tx, applicationId, sequence);
    if (!answer?.answeredAt) return;
    // The whole recording came in the meantime, or its time is over.
    if (answer.audioFileId || answer.audioDeletedAt) return deletePieces(tx, applicationId, sequence);
    const live = pieces.findLast((piece) => piece.live.trim() !== '')?.live.trim() ?? '';
    const words = live === '' ? null : wordsWith(live, answer);
    if (words) await changeWords(world, tx, answer, words);
    await attachSound(world, tx, { ...answer, source: words?.source ?? answer.source ?? 'none' }, sound);
  };
  await storing(world, [sound], () => world.db.transaction(join));
}

/** What was said while the pieces came, before what was typed where nobody handed in the answer; null where words were handed in. */
function wordsWith(live: string, { source, response, typedSoFar }: AnswerRow) {
  if (source === 'none') return { response: live, source: 'live' } as const;
  // Whoever goes on by typing in another browser finds them in the field.
  if (response?.startsWith(live)) return null;
  return source === 'typed' && typedSoFar !== null
    ? ({ response: `${live}\n${response}`, source: 'typed' } as const)
    : null;
}

/** The sound of an own answer as far as it is here: its pieces as one recording. Throws 404 where there is none. */
export async function soundOfPieces(world: World, id: string, sequence: number): Promise<Uint8Array> {
  const pieces = await piecesOf(world.db, id, sequence);
  if (pieces.length === 0) throw invalid('file', words.later('fileRequired'));
  return wavOf(pieces.map((piece) => piece.samples));
}

export const makeRecording = task<World, typeof ofAnswer>({
  name: 'interview.recording',
  payload: ofAnswer,
  run: (world, { applicationId, sequence }) => joinPieces(world, applicationId, sequence),
});
