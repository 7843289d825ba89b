/** Binds the job calls. */

import { api } from '@saring/contract';
import type { JobStatus } from '@saring/contract/domain';
import { can, dayOf, endOfDay, startOfDay } from '@saring/contract/domain';
import { type Binding, bind } from '#platform/http/bind.ts';
import { pageAnswer, pageOf } from '#platform/http/paging.ts';
import type { World } from '#world';
import {
  awaitDescription,
  createJob,
  currentApplicationLink,
  inactivateJob,
  makeApplicationLink,
  owns,
  removeJob,
  updateOwnJob,
} from './actions.ts';
import { criteriaFromFile, criteriaFromJob } from './criteria.ts';
import { type JobFilter, listOfJobs } from './list-store.ts';
import { jobFigures } from './store.ts';
import { fullJobView, jobView, publicJobView, readableCompany, readableJob, today } from './views.ts';
import { words } from './words.ts';

type ListQuery = { search?: string | null; status?: JobStatus; jobType?: string; from?: string; to?: string };

function filterOf(world: World, query: ListQuery): JobFilter {
  const { timeZone } = world.config;
  return {
    search: query.search,
    status: query.status,
    jobType: query.jobType,
    from: query.from ? startOfDay(query.from, timeZone) : undefined,
    before: query.to ? endOfDay(query.to, timeZone) : undefined,
    today: today(world),
  };
}

const { jobs } = api;

export function jobsBindings(world: World): Binding[] {
  return [
    ...postingBindings(world),
    ...readingBindings(world),
    ...linkBindings(world),
    bind(jobs.generateCriteria, ({ body }, { actor }) => criteriaFromJob(world, actor, body)),
    bind(jobs.generateCriteriaFromFile, ({ body, files }, { actor }) =>
      criteriaFromFile(world, actor, files.descriptionFile, body),
    ),
  ];
}

/** A job from its posting to its end. */
function postingBindings(world: World): Binding[] {
  return [
    bind(jobs.create, async ({ body, files }, { actor, idempotencyKey, language }) => {
      const job = await createJob(world, actor, body, files.descriptionFile, idempotencyKey);
      return { message: words(language)('posted'), job: await fullJobView(world, job) };
    }),
    bind(jobs.update, async ({ params, body, files }, { actor, idempotencyKey, language }) => {
      const job = await updateOwnJob(world, actor, params.jobId, body, files.descriptionFile, idempotencyKey);
      return { message: words(language)('updated'), job: await fullJobView(world, job) };
    }),
    bind(jobs.process, async ({ body }, call) => {
      const state = await awaitDescription(world, call.actor, body.companyId, body.jobId, call.signal);
      if (state === 'running') call.status(202);
      const message = words(call.language)(state === 'done' ? 'processed' : 'processing');
      return { success: true, message, state };
    }),
    bind(jobs.inactivate, async ({ params, query }, { actor, language }) => {
      const job = await inactivateJob(world, actor, query.companyId, params.jobId);
      return {
        success: true as const,
        message: words(language)('inactivated'),
        job: await fullJobView(world, job),
      };
    }),
    bind(jobs.remove, async ({ params, query }, { actor, language }) => {
      await removeJob(world, actor, query.companyId, params.jobId);
      return { message: words(language)('deleted') };
    }),
  ];
}

function readingBindings(world: World): Binding[] {
  return [
    bind(jobs.byCompany, async ({ params, query }, { actor }) => {
      // An own company needs no look at its row: the list is of that company or of none.
      const company = owns(actor, params.companyId) ? null : await readableCompany(world, actor, params.companyId);
      const order = { sort: query.sort ?? 'datePosted', order: query.order ?? 'desc' } as const;
      const filter = filterOf(world, query);
      const readers = can(actor, 'job.internals') ? 'company' : 'candidates';
      const { rows, total } = await listOfJobs(world.db, params.companyId, filter, order, pageOf(query), readers);
      const list = rows.map((job) =>
        company && readers === 'candidates' ? publicJobView(filter.today, job, company) : jobView(filter.today, job),
      );
      return { jobs: list, ...pageAnswer(query, total) };
    }),
    bind(jobs.stats, async ({ params }, { actor }) => {
      const company = await readableCompany(world, actor, params.companyId);
      const { timeZone } = world.config;
      const figures = await jobFigures(
        world.db,
        company.id,
        startOfDay(dayOf(world.clock.now(), timeZone), timeZone),
        today(world),
      );
      return {
        totalJobs: figures.total,
        activeJobs: figures.total - figures.closed,
        closedJobs: figures.closed,
        todayPosts: figures.today,
      };
    }),
    bind(jobs.byId, async ({ params, query }, { actor, language }) => {
      const { job, company } = await readableJob(world, actor, query.companyId, params.jobId);
      return {
        message: words(language)('found'),
        job: can(actor, 'job.internals', job)
          ? await fullJobView(world, job)
          : publicJobView(today(world), job, company),
      };
    }),
    bind(jobs.description, async ({ params }, { actor }) => {
      const { job } = await readableJob(world, actor, params.companyId, params.jobId);
      return { jobDescFullText: job.descriptionHtml ?? '', beingRead: job.descriptionState === 'waiting' };
    }),
  ];
}

function linkBindings(world: World): Binding[] {
  const linkAnswer = (link: { token: string; expiresAt: Date }) => ({
    applicationUrl: `${world.config.publicUrl}/user/cvupload/${link.token}`,
    expiresAt: link.expiresAt.toISOString(),
  });
  return [
    bind(jobs.makeApplicationUrl, async ({ params }, { actor }) =>
      linkAnswer(await makeApplicationLink(world, actor, params.companyId, params.jobId)),
    ),
    bind(jobs.applicationUrl, async ({ params }, { actor }) =>
      linkAnswer(await currentApplicationLink(world, actor, params.companyId, params.jobId)),
    ),
  ];
}
