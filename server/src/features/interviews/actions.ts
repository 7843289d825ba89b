/** Taking the interview: start or resume, hand in answers, leave early. The server keeps the clock. */

import { isDeepStrictEqual } from 'node:util';
import type { UploadedFile } from '@saring/contract';
import { meaningOf, noResponse, totalQuestions } from '@saring/contract/domain';
import { type ApplicationRow, lockApplication, speechFor } from '#features/applications/core/index.ts';
import { storing } from '#features/files/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Executor } from '#platform/db/db.ts';
import { fail, invalid } from '#platform/http/fail.ts';
import type { World } from '#world';
import { storeBelated, takeBelated } from './belated.ts';
import { complete, finish } from './ending.ts';
import { soundSoFar } from './piece-store.ts';
import { type Position, positionOf, refuseBeginning, takeable } from './position.ts';
import { type Next, questionAfter } from './questions.ts';
import { beginsAt, firstQuestion, longestSeconds, openQuestion, receive, secondsFor, standing } from './rules.ts';
import { refuseOtherTab } from './signals.ts';
import { attachSound, behindPieces, recordFromPieces, type Sound, takeSound } from './sound.ts';
import {
  type AnswerRow,
  accommodationOf,
  answersOf,
  insertInterview,
  insertQuestion,
  interviewOf,
  lockInterview,
  questionsElsewhere,
  saveAnswer,
  saveTab,
  takeQuestionTurn,
} from './store.ts';
import { expire } from './tasks.ts';
import { words } from './words.ts';

export interface Given {
  response: string;
  sequence: number | null;
  source: string;
  /** How many pieces of sound the page sent of it. */
  pieces: number;
  /** The number of the piece with which the recording begins. */
  from: number;
  /** The interview ends with it. */
  last: boolean;
  tab: string | null;
}

/** How the page takes the interview. */
interface Manner {
  tab: string | null;
  reading: boolean;
  typing: boolean;
}

/** Starts the interview, or resumes it at the open question with the time that is left; `tab` holds it from now on. */
export async function startInterview(
  world: World,
  actor: Actor,
  id: string,
  { tab, reading, typing }: Manner,
): Promise<Position & { nextPiece: number; typed: string; heard: string; transcription: boolean }> {
  const application = await takeable(world, actor, id);
  const now = world.clock.now();
  if (!(await interviewOf(world.db, id))) {
    await refuseBeginning(world, application);
    await begin(world, actor, application, { reading, typing }, now);
  }
  if (tab) await saveTab(world.db, id, tab);
  for (let skipped = 0; skipped <= totalQuestions; skipped += 1) {
    const interview = await interviewOf(world.db, id);
    const answers = await answersOf(world.db, id);
    if (!interview) break;
    const where = standing(interview, answers, now);
    const typed = openQuestion(answers)?.typedSoFar ?? null;
    if (where.kind === 'open') {
      const { next, heard } = await soundSoFar(world.db, id, where.sequence);
      const transcription = speechFor(world, application) !== null;
      return { ...positionOf(interview, answers, now), nextPiece: next, typed: typed ?? '', heard, transcription };
    }
    if (where.kind === 'complete') break;
    if (where.kind === 'time_over') await finish(world, application, 'time', now);
    else
      await answerWith(world, application, answers, {
        sequence: where.sequence,
        response: typed ?? noResponse,
        source: typed === null ? 'none' : 'typed',
        late: typed === null,
        sound: null,
        pieces: 0,
        last: false,
      });
  }
  throw fail('interview_complete');
}

async function begin(
  world: World,
  actor: Actor,
  application: ApplicationRow,
  asked: Omit<Manner, 'tab'>,
  now: Date,
): Promise<void> {
  await world.db.transaction(async (tx) => {
    const granted = await accommodationOf(tx, application.id);
    // Whoever does not ask for it has the documented clock.
    const { reading } = asked;
    const typing = reading && (asked.typing || (granted?.typedAnswers ?? false));
    const { timeFactor = 1, longReading = false } = granted ?? {};
    const interview = { startedAt: now, state: 'open', timeFactor, reading, longReading, typing };
    if (!(await insertInterview(tx, { applicationId: application.id, ...interview }))) return;
    await insertQuestion(tx, {
      applicationId: application.id,
      sequence: 1,
      question: firstQuestion,
      criterion: null,
      askedAt: now,
      beginsAt: beginsAt(interview, { sequence: 1, question: firstQuestion }, now),
      seconds: secondsFor(interview),
    });
    await world.emit(
      tx,
      { ...actor, companyId: application.companyId },
      { kind: 'interview.started', application: application.id },
    );
    // Nothing is open after this: then it ends by itself, also when nobody comes back.
    const over = now.getTime() + (longestSeconds(interview) + 5) * 1000;
    await world.queue.add(tx, expire.name, { applicationId: application.id }, { after: new Date(over) });
  });
}

/** Hands in an answer and answers where the interview stands then. */
export async function respond(
  world: World,
  actor: Actor,
  id: string,
  given: Given,
  audio: UploadedFile | undefined,
): Promise<Position> {
  const application = await takeable(world, actor, id);
  const now = world.clock.now();
  const { interview, answers, reception } = await received(world, application, given, now);
  if (reception.kind === 'not_asked') throw invalid('sequence', words.later('notAsked'));
  if (reception.kind === 'over') throw fail('interview_complete');
  if (reception.kind === 'repeat') return positionOf(interview, answers, now);
  const place = { id, sequence: reception.sequence, from: given.from };
  const sound = audio ? await takeSound(world, await behindPieces(world, audio.bytes, place), application) : null;
  const response = given.response.trim();
  const empty = response === '' || response === noResponse;
  const answer = {
    sequence: reception.sequence,
    response: empty ? noResponse : response,
    source: empty ? 'none' : given.source,
    typedSoFar: null,
    late: reception.kind === 'belated' || reception.late,
    sound,
    pieces: given.pieces,
    last: given.last,
  };
  if (reception.kind === 'belated') {
    if (!empty || sound) await storing(world, [sound], () => takeBelated(world, id, answer));
    return positionOf(interview, answers, now);
  }
  return answerWith(world, application, answers, answer);
}

/** What becomes of an answer. An interview whose time is over is ended first: of what nobody had handed in then it may be more. */
async function received(world: World, application: ApplicationRow, { sequence, tab }: Given, now: Date) {
  const { id } = application;
  for (let ended = false; ; ended = true) {
    const interview = await interviewOf(world.db, id);
    if (!interview) throw fail('interview_not_started');
    const answers = await answersOf(world.db, id);
    if (!ended) await refuseOtherTab(world, id, interview.tab, tab);
    const reception = receive(interview, answers, sequence, now);
    if (reception.kind !== 'over' || interview.state === 'complete') return { interview, answers, reception };
    await finish(world, application, 'time', now);
  }
}

interface NewAnswer {
  sequence: number;
  response: string;
  source: string;
  /** Null for one that is handed in. */
  typedSoFar?: null;
  late: boolean;
  sound: Sound | null;
  pieces: number;
  last: boolean;
}

/** Stores an answer with the row of its recording. */
async function store(world: World, tx: Executor, id: string, answer: NewAnswer, answeredAt: Date): Promise<void> {
  const { sequence, sound, pieces, last: _, ...values } = answer;
  await saveAnswer(tx, id, sequence, { ...values, answeredAt });
  if (!sound) return recordFromPieces(world, tx, id, sequence, pieces);
  // What another browser sent may be longer than what this one has.
  const isShorter = sound.seconds !== null && sound.seconds < (await soundSoFar(tx, id, sequence)).seconds;
  if (isShorter) await recordFromPieces(world, tx, id, sequence, 0);
  else await attachSound(world, tx, { applicationId: id, sequence, source: values.source }, sound);
}

/** Stores the answer of the open question together with the next question, or the end; of two at once, one counts. */
async function answerWith(
  world: World,
  application: ApplicationRow,
  answers: readonly AnswerRow[],
  answer: NewAnswer,
): Promise<Position> {
  const { sequence, response, last } = answer;
  const history = answers.map((row) => (row.sequence === sequence ? { ...row, response } : row));
  const compose = async () => (last ? null : questionAfter(world, application, history));
  const first = await compose();
  return storing(world, [answer.sound], async () => {
    // Composed anew where an interview of the same person for this job went on meanwhile, in another tab.
    for (let next = first; ; next = await compose()) {
      const position = await world.db.transaction((tx) => take(world, tx, application, answer, next));
      if (position) return position;
    }
  });
}

/** Null, having done nothing, where the next question may be known from another interview by now. */
async function take(
  world: World,
  tx: Executor,
  application: ApplicationRow,
  answer: NewAnswer,
  next: Next | null,
): Promise<Position | null> {
  const { id } = application;
  const { sequence } = answer;
  const held = await lockApplication(tx, id);
  if (!held) throw fail('not_found');
  if (!meaningOf(held.status).readable) throw fail('application_withdrawn');
  if (next) {
    await takeQuestionTurn(tx, application);
    if (!isDeepStrictEqual(await questionsElsewhere(tx, application), next.elsewhere)) return null;
  }
  const interview = await lockInterview(tx, id);
  const open = openQuestion(await answersOf(tx, id));
  if (!interview) throw fail('interview_not_started');
  if (interview.state !== 'complete' && open?.sequence === sequence) {
    const now = world.clock.now();
    await store(world, tx, id, answer, now);
    if (next) {
      const { question, criterion, criterionText } = next;
      const clock = {
        askedAt: now,
        beginsAt: beginsAt(interview, { sequence: sequence + 1, question }, now),
        seconds: secondsFor(interview),
      };
      const place = { applicationId: id, sequence: sequence + 1, ...clock };
      await insertQuestion(tx, { ...place, question, criterion, criterionText });
    } else await complete(world, tx, application, sequence < totalQuestions ? 'ended' : 'answered', now);
  } else if (answer.typedSoFar === null && (answer.sound || answer.response !== noResponse)) {
    // Its question was closed while the next one was composed.
    await storeBelated(world, tx, id, answer);
  }
  const settled = await interviewOf(tx, id);
  return positionOf(settled ?? interview, await answersOf(tx, id), world.clock.now());
}

/** Ends early; ending twice changes nothing. */
export async function endInterview(world: World, actor: Actor, id: string, tab: string | null): Promise<void> {
  const application = await takeable(world, actor, id);
  const interview = await interviewOf(world.db, id);
  if (!interview) throw fail('interview_not_started');
  await refuseOtherTab(world, id, interview.tab, tab);
  await finish(world, application, 'ended', world.clock.now());
}
