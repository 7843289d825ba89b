/** Binds the calls of reviewing. */
import { api } from '@saring/contract';
import { type Binding, bind } from '#platform/http/bind.ts';
import type { World } from '#world';
import {
  analysesFor,
  compareApplicants,
  distributionOf,
  historyFor,
  readAgain,
  readingOf,
  resumeTextFor,
  setBlindReview,
  setResultsShown,
} from './review.ts';
import { scoreAgain, scoringOf } from './scoring.ts';

const success = true as const;

export function reviewBindings(world: World): Binding[] {
  const { applications } = api;
  return [
    bind(applications.resumeText, async ({ params }, { actor }) => ({
      success,
      ...(await resumeTextFor(world, actor, params.id)),
    })),
    bind(applications.analyses, async ({ params }, { actor }) => ({
      success,
      analyses: await analysesFor(world, actor, params.id),
    })),
    bind(applications.history, async ({ params }, { actor }) => ({
      success,
      events: await historyFor(world, actor, params.id),
    })),
    bind(applications.compare, async ({ params, query }, { actor }) => ({
      success,
      ...(await compareApplicants(world, actor, params.companyId, params.jobId, query.ids)),
    })),
    bind(applications.distribution, async ({ params, query }, { actor }) => ({
      success,
      ...(await distributionOf(world, actor, params.companyId, params.jobId, query)),
    })),
    bind(applications.reading, async ({ params }, { actor }) => ({
      success,
      ...(await readingOf(world, actor, params.companyId, params.jobId)),
    })),
    bind(applications.readAgain, async ({ params }, { actor }) => {
      const asked = await readAgain(world, actor, params.companyId, params.jobId);
      const message = asked === 0 ? 'There is nothing more to read again.' : 'The applicants are being read again.';
      return { success, message, asked };
    }),
    bind(applications.scoring, async ({ params }, { actor }) => ({
      success,
      ...(await scoringOf(world, actor, params.companyId, params.jobId)),
    })),
    bind(applications.scoreAgain, async ({ params }, { actor }) => {
      const asked = await scoreAgain(world, actor, params.companyId, params.jobId);
      const message = asked === 0 ? 'There is nothing more to score again.' : 'The applicants are being scored again.';
      return { success, message, asked };
    }),
    bind(applications.setBlindReview, async ({ params, body }, { actor }) => {
      const { blindReview } = body;
      await setBlindReview(world, actor, params.companyId, params.jobId, blindReview);
      const message = blindReview
        ? 'Who the applicants are is withheld until each has a status.'
        : 'Who the applicants are is shown.';
      return { success, message, blindReview };
    }),
    bind(applications.setResultsShown, async ({ params, body }, { actor }) => {
      const { resultsShown } = body;
      await setResultsShown(world, actor, params.companyId, params.jobId, resultsShown);
      const message = resultsShown
        ? 'Applicants see how they were marked, a day after their interview at the earliest.'
        : 'Applicants see how they were marked once they are told a decision.';
      return { success, message, resultsShown };
    }),
  ];
}
