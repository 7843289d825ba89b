/** Taking the interview: start or resume, hand in answers, leave early. The server keeps the clock (D-21). */
import type { UploadedFile } from '@saring/contract';
import {
  type ApplicationRow,
  identityOf,
  jobTextOf,
  ownApplication,
  resumeTextOf,
} from '#features/applications/index.ts';
import { record } from '#features/audit/index.ts';
import { dropFiles } from '#features/files/index.ts';
import { jobById } from '#features/jobs/index.ts';
import type { Executor } from '#platform/db.ts';
import { fail, invalid } from '#platform/fail.ts';
import type { Actor } from '#platform/session.ts';
import type { World } from '#world';
import { complete, finish } from './ending.ts';
import { pieceCount } from './piece-store.ts';
import {
  allSeconds,
  firstQuestion,
  graceSeconds,
  interviewDeadline,
  noResponse,
  openQuestion,
  questionDeadline,
  questionSeconds,
  receive,
  standing,
  totalQuestions,
} from './rules.ts';
import { refuseOtherTab } from './signals.ts';
import { attachSound, recordFromPieces, type Sound, takeSound } from './sound.ts';
import {
  type AnswerRow,
  accommodationOf,
  answersOf,
  type InterviewRow,
  insertInterview,
  insertQuestion,
  interviewOf,
  lockAnswer,
  lockInterview,
  saveAnswer,
  saveTab,
} from './store.ts';
import { expire } from './tasks.ts';

/** Where the applicant stands: an open question with its clock, or the end. */
export interface Position {
  complete: boolean;
  sequence: number | null;
  question: string | null;
  expiresAt: Date | null;
  interviewExpiresAt: Date | null;
  secondsPerQuestion: number;
  totalSeconds: number;
}

export interface Given {
  response: string;
  sequence: number | null;
  source: string;
  /** How many pieces of sound the page sent of it. */
  pieces: number;
  /** The interview ends with it. */
  last: boolean;
  tab: string | null;
}

async function takeable(world: World, actor: Actor, id: string): Promise<ApplicationRow> {
  const application = await ownApplication(world, actor, id);
  if (application.status === 'Withdrawn') throw fail('application_withdrawn');
  return application;
}

function positionOf(interview: InterviewRow, answers: readonly AnswerRow[]): Position {
  const open = interview.state === 'complete' ? null : openQuestion(answers);
  const times = { secondsPerQuestion: questionSeconds(interview), totalSeconds: allSeconds(interview) };
  if (!open)
    return { complete: true, sequence: null, question: null, expiresAt: null, interviewExpiresAt: null, ...times };
  return {
    ...times,
    complete: false,
    sequence: open.sequence,
    question: open.question,
    expiresAt: questionDeadline(interview, answers, open),
    interviewExpiresAt: interviewDeadline(interview, answers),
  };
}

/** What comes after `history`; null after the last. Asked of the engine before any transaction is opened. */
async function questionAfter(world: World, application: ApplicationRow, history: readonly AnswerRow[]) {
  if (history.length >= totalQuestions) return null;
  const job = await jobById(world.db, application.jobId);
  const resume = await resumeTextOf(world.db, application.id);
  if (!job) throw fail('not_found');
  const next = await world.engines.ai.nextQuestion(
    {
      job: jobTextOf(job),
      resumeText: resume?.text ?? '',
      identity: identityOf(application),
      asOf: application.appliedAt.toISOString(),
      history: history.map(({ sequence, question, criterion, response }) => ({
        sequence,
        question,
        criterion,
        response: response === noResponse ? '' : (response ?? ''),
      })),
    },
    application,
  );
  return { ...next, criterionText: job.criteria[next.criterion ?? -1] ?? null };
}

/** Starts the interview, or resumes it at the open question with the time that is left; `tab` holds it from now on. */
export async function startInterview(
  world: World,
  actor: Actor,
  id: string,
  tab: string | null,
): Promise<Position & { nextPiece: number }> {
  const application = await takeable(world, actor, id);
  const now = world.clock.now();
  if (!(await interviewOf(world.db, id))) await begin(world, actor, application, now);
  if (tab) await saveTab(world.db, id, tab);
  for (let skipped = 0; skipped <= totalQuestions; skipped += 1) {
    const interview = await interviewOf(world.db, id);
    const answers = await answersOf(world.db, id);
    if (!interview) break;
    const where = standing(interview, answers, now);
    if (where.kind === 'open') {
      const { next } = await pieceCount(world.db, id, where.sequence);
      return { ...positionOf(interview, answers), nextPiece: next };
    }
    if (where.kind === 'complete') break;
    if (where.kind === 'time_over') await finish(world, application, 'time', now);
    else
      await answerWith(world, application, answers, {
        sequence: where.sequence,
        response: noResponse,
        source: 'none',
        late: true,
        sound: null,
        pieces: 0,
        last: false,
      });
  }
  throw fail('interview_complete');
}

async function begin(world: World, actor: Actor, application: ApplicationRow, now: Date): Promise<void> {
  await world.db.transaction(async (tx) => {
    const granted = await accommodationOf(tx, application.id);
    const interview = { startedAt: now, state: 'open', timeFactor: granted?.timeFactor ?? 1 };
    if (!(await insertInterview(tx, { applicationId: application.id, ...interview }))) return;
    await insertQuestion(tx, {
      applicationId: application.id,
      sequence: 1,
      question: firstQuestion,
      criterion: null,
      askedAt: now,
    });
    await record(world, tx, { ...actor, companyId: application.companyId }, 'interview.started', application.id);
    // However late each answer is, nothing is open after this: then it ends by itself, also when nobody comes back.
    const over = now.getTime() + (allSeconds(interview) + (totalQuestions + 1) * graceSeconds + 5) * 1000;
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
  const interview = await interviewOf(world.db, id);
  if (!interview) throw fail('interview_not_started');
  const answers = await answersOf(world.db, id);
  await refuseOtherTab(world, id, interview.tab, given.tab);
  const reception = receive(interview, answers, given.sequence, now);
  if (reception.kind === 'not_asked') throw invalid('sequence', 'That question has not been asked yet.');
  if (reception.kind === 'over') {
    if (interview.state !== 'complete') await finish(world, application, 'time', now);
    throw fail('interview_complete');
  }
  if (reception.kind === 'repeat') return positionOf(interview, answers);
  const sound = audio ? await takeSound(world, audio.bytes, application) : null;
  const response = given.response.trim();
  const empty = response === '' || response === noResponse;
  const answer = {
    sequence: reception.sequence,
    response: empty ? noResponse : response,
    source: empty ? 'none' : given.source,
    late: reception.kind === 'belated' || reception.late,
    sound,
    pieces: given.pieces,
    last: given.last,
  };
  if (reception.kind === 'belated') {
    if (!empty || sound) await world.db.transaction((tx) => storeBelated(world, tx, id, answer));
    return positionOf(interview, answers);
  }
  return answerWith(world, application, answers, answer);
}

interface NewAnswer {
  sequence: number;
  response: string;
  source: string;
  late: boolean;
  sound: Sound | null;
  pieces: number;
  last: boolean;
}

/** Stores an answer with its recording, whose row comes only now: of one that is not stored, nothing stays. */
async function store(world: World, tx: Executor, id: string, answer: NewAnswer, answeredAt: Date): Promise<void> {
  const { sequence, sound, pieces, last: _, ...values } = answer;
  await saveAnswer(tx, id, sequence, { ...values, answeredAt });
  if (sound) await attachSound(world, tx, { applicationId: id, sequence, source: values.source }, sound);
  else await recordFromPieces(world, tx, id, sequence, pieces);
}

/** Stores what comes of a skipped answer after all; a recording that was made of its pieces is shorter and goes. */
async function storeBelated(world: World, tx: Executor, id: string, answer: NewAnswer): Promise<void> {
  const { sequence, response, source, late, sound } = answer;
  const before = await lockAnswer(tx, id, sequence);
  // Its pieces were understood meanwhile.
  if (before?.source !== 'none') return;
  await saveAnswer(tx, id, sequence, { response, source, late });
  if (!sound) return;
  await attachSound(world, tx, { applicationId: id, sequence, source }, sound);
  await dropFiles(world, tx, [before.audioFileId]);
}

/** Stores the answer of the open question together with the next question, or the end; of two at once, one counts. */
async function answerWith(
  world: World,
  application: ApplicationRow,
  answers: readonly AnswerRow[],
  answer: NewAnswer,
): Promise<Position> {
  const { sequence, response } = answer;
  const history = answers.map((row) => (row.sequence === sequence ? { ...row, response } : row));
  const next = answer.last ? null : await questionAfter(world, application, history);
  const id = application.id;
  return world.db.transaction(async (tx) => {
    const interview = await lockInterview(tx, id);
    const open = openQuestion(await answersOf(tx, id));
    if (!interview) throw fail('interview_not_started');
    if (interview.state !== 'complete' && open?.sequence === sequence) {
      const now = world.clock.now();
      await store(world, tx, id, answer, now);
      if (next)
        await insertQuestion(tx, {
          applicationId: id,
          sequence: sequence + 1,
          question: next.question,
          criterion: next.criterion,
          criterionText: next.criterionText,
          askedAt: now,
        });
      else await complete(world, tx, application, sequence < totalQuestions ? 'ended' : 'answered', now);
    }
    const settled = await interviewOf(tx, id);
    return positionOf(settled ?? interview, await answersOf(tx, id));
  });
}

/** Ends early; ending twice changes nothing. */
export async function endInterview(world: World, actor: Actor, id: string, tab: string | null): Promise<void> {
  const application = await takeable(world, actor, id);
  const interview = await interviewOf(world.db, id);
  if (!interview) throw fail('interview_not_started');
  await refuseOtherTab(world, id, interview.tab, tab);
  await finish(world, application, 'ended', world.clock.now());
}
