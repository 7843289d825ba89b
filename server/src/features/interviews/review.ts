/** Reading an interview afterwards: words beside their recordings, what was noticed, and what the candidate contests. */
import { meaningOf } from '@saring/contract/domain';
import { type Redacted, withheld } from '@saring/engine';
import { type ApplicationRow, ownApplication, type Redaction } from '#features/applications/core/index.ts';
import { fileLink } from '#features/files/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import { fail } from '#platform/http/fail.ts';
import type { World } from '#world';
import { correctUntil, flagUntil } from './rules.ts';
import { type AnswerRow, answersOf, interviewOf, saveAnswer, signalsOf } from './store.ts';

/** The interview for whoever may read it, for the company until it is withdrawn; with a redaction neither voice nor words tell who it is. */
export async function reviewOf(
  world: World,
  application: ApplicationRow,
  redaction: Redaction | null,
  forCompany: boolean,
) {
  const { readable } = meaningOf(application.status);
  if (forCompany && !readable) return { interviewHistory: [], signals: [], correctUntil: null, flagUntil: null };
  const interview = await interviewOf(world.db, application.id);
  const answers = await answersOf(world.db, application.id);
  const noticed = await signalsOf(world.db, application.id);
  const given = answers.filter((answer) => answer.answeredAt !== null);
  const withoutNames = await redactedAnswers(redaction, answers);
  return {
    interviewHistory: await Promise.all(
      given.map((answer) =>
        itemOf(world, answer, {
          withoutNames: withoutNames?.get(answer.sequence),
          forCompany,
          // Nobody wrote down what was said: it is heard, or lost.
          heard: !withoutNames || application.peopleOnly,
        }),
      ),
    ),
    signals: noticed.map(({ kind, sequence, at }) => ({ kind, sequence, at: at.toISOString() })),
    // What nobody wrote down has no words to correct.
    correctUntil:
      readable && !application.peopleOnly && interview?.completedAt
        ? correctUntil(interview.completedAt).toISOString()
        : null,
    flagUntil: readable && interview?.completedAt ? flagUntil(interview.completedAt).toISOString() : null,
  };
}

interface RedactedAnswer {
  question: Redacted;
  response: Redacted;
  correction: Redacted;
  note: Redacted;
}

/** The answers of an interview as they may be shown, by sequence; null without a redaction. */
export async function redactedAnswers(
  redaction: Redaction | null,
  answers: readonly AnswerRow[],
): Promise<Map<number, RedactedAnswer> | null> {
  if (!redaction) return null;
  // All of them in one order, whoever asks: they are kept as one.
  const texts = answers.flatMap(({ question, response, flagNote, correction }) => [
    question,
    response ?? '',
    flagNote ?? '',
    correction ?? '',
  ]);
  const shown = await redaction.redacted('answers', texts);
  const of = (at: number) => shown[at] ?? withheld('');
  return new Map(
    answers.map(({ sequence }, at) => [
      sequence,
      { question: of(4 * at), response: of(4 * at + 1), note: of(4 * at + 2), correction: of(4 * at + 3) },
    ]),
  );
}

interface Showing {
  withoutNames: RedactedAnswer | undefined;
  forCompany: boolean;
  /** Whether the voice may be heard, which tells much of who speaks. */
  heard: boolean;
}

async function itemOf(world: World, answer: AnswerRow, { withoutNames, forCompany, heard }: Showing) {
  const { sequence, question, response, late, source, flagNote, correction } = answer;
  // Nobody can have written down what was never recorded.
  const isUnheard = source === 'transcription' && answer.audioSeconds === null;
  return {
    sequence,
    question: withoutNames?.question.text ?? question,
    response: withoutNames?.response.text ?? response ?? '',
    late,
    // Whoever types may have a reason that has no place beside a decision.
    source: forCompany && (source === 'typed' || isUnheard) ? 'live' : (source ?? 'none'),
    audioUrl: heard ? await fileLink(world, answer.audioFileId) : null,
    audioSeconds: answer.audioSeconds,
    audioDeletedAt: answer.audioDeletedAt?.toISOString() ?? null,
    transcribing: answer.transcription === 'waiting',
    correction: correction === null ? null : (withoutNames?.correction.text ?? correction),
    correctedAt: answer.correctedAt?.toISOString() ?? null,
    flaggedAt: answer.flaggedAt?.toISOString() ?? null,
    flagNote: flagNote === null ? null : (withoutNames?.note.text ?? flagNote),
  };
}

/** The candidate says that a transcript is wrong, or takes that back; the words themselves stay as they are. */
export async function flagAnswer(
  world: World,
  actor: Actor,
  id: string,
  sequence: number,
  flag: { wrong: boolean; note: string },
): Promise<void> {
  const application = await ownApplication(world, actor, id);
  // It would reach nobody.
  if (!meaningOf(application.status).readable) throw fail('application_withdrawn');
  const interview = await interviewOf(world.db, id);
  const answer = (await answersOf(world.db, id)).find((row) => row.sequence === sequence);
  if (!answer) throw fail('not_found');
  if (!interview?.completedAt) throw fail('interview_incomplete');
  const now = world.clock.now();
  if (now > flagUntil(interview.completedAt)) throw fail('flag_too_late');
  await saveAnswer(world.db, id, sequence, {
    flaggedAt: flag.wrong ? (answer.flaggedAt ?? now) : null,
    flagNote: flag.wrong && flag.note !== '' ? flag.note : null,
  });
}
