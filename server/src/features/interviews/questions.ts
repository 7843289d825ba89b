/** What an applicant is asked next: other questions in each interview for the same job, but for withdrawn ones, so that none can be rehearsed. */
import { noResponse, totalQuestions } from '@saring/contract/domain';
import { plainQuestion } from '#engines/reader/index.ts';
import {
  type ApplicationRow,
  askerOf,
  identityOf,
  jobTextOf,
  resumeTextOf,
} from '#features/applications/core/index.ts';
import { jobById } from '#features/jobs/index.ts';
import { fail } from '#platform/http/fail.ts';
import type { World } from '#world';

import { type AnswerRow, type AskedElsewhere, questionsElsewhere } from './store.ts';

export interface Next {
  question: string;
  criterion: number | null;
  criterionText: string | null;
  /** What the person had been asked in other interviews for the job when it was composed. */
  elsewhere: readonly AskedElsewhere[];
}

/** What comes after `history`; null after the last. Asked of the engine before any transaction is opened. */
export async function questionAfter(
  world: World,
  application: ApplicationRow,
  history: readonly AnswerRow[],
): Promise<Next | null> {
  if (history.length >= totalQuestions) return null;
  const job = await jobById(world.db, application.jobId);
  const resume = await resumeTextOf(world.db, application.id);
  if (!job) throw fail('not_found');
  const elsewhere = await questionsElsewhere(world.db, application);
  const input = {
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
    asked: elsewhere.map(({ question }) => question),
    askedInside: elsewhere.filter(({ insideOnly }) => insideOnly).map(({ question }) => question),
  };
  // By what was answered software asks nobody who wants people alone to read it.
  const next = application.peopleOnly
    ? plainQuestion(input)
    : await world.engines.ai.nextQuestion(input, askerOf(world, application));
  return { ...next, criterionText: job.criteria[next.criterion ?? -1] ?? null, elsewhere };
}
