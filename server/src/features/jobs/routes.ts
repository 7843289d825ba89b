/** Binds the job calls. */
import { api } from '@saring/contract';
import { type Binding, bind } from '#platform/bind.ts';
import { dayOf, endOfDay, startOfDay } from '#platform/days.ts';
import { pageAnswer, pageOf } from '#platform/paging.ts';
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

type ListQuery = { search?: string | null; status?: 'Live' | 'Closed'; jobType?: string; from?: string; to?: string };

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

export function jobsBindings(world: World): Binding[] {
  const { jobs } = api;
  const linkAnswer = (link: { token: string; expiresAt: Date }) => ({
    applicationUrl: `${world.config.publicUrl}/user/cvupload/${link.token}`,
    expiresAt: link.expiresAt.toISOString(),
  });
  return [
    bind(jobs.create, async ({ body, files }, { actor, idempotencyKey }) => {
      const job = await createJob(world, actor, body, files.descriptionFile, idempotencyKey);
      return { message: 'Job Posted Successfully!', job: await fullJobView(world, job) };
    }),
    bind(jobs.update, async ({ params, body, files }, { actor }) => {
      const job = await updateOwnJob(world, actor, params.jobId, body, files.descriptionFile);
      return { message: 'Job Updated Successfully!', job: await fullJobView(world, job) };
    }),
    bind(jobs.process, async ({ body }, call) => {
      const state = await awaitDescription(world, call.actor, body.companyId, body.jobId, call.signal);
      if (state === 'running') call.status(202);
      const message =
        state === 'done' ? 'The job description was processed.' : 'The job description is still being processed.';
      return { success: true, message, state };
    }),
    bind(jobs.inactivate, async ({ params, query }, { actor }) => {
      const job = await inactivateJob(world, actor, query.companyId, params.jobId);
      return {
        success: true as const,
        message: 'The job posting has been successfully inactivated.',
        job: await fullJobView(world, job),
      };
    }),
    bind(jobs.remove, async ({ params, query }, { actor }) => {
      await removeJob(world, actor, query.companyId, params.jobId);
      return { message: 'The job was deleted.' };
    }),
    bind(jobs.byCompany, async ({ params, query }, { actor }) => {
      // An own company needs no look at its row: the list is of that company or of none.
      const company = owns(actor, params.companyId) ? null : await readableCompany(world, actor, params.companyId);
      const order = { sort: query.sort ?? 'datePosted', order: query.order ?? 'desc' } as const;
      const filter = filterOf(world, query);
      const { rows, total } = await listOfJobs(world.db, params.companyId, filter, order, pageOf(query));
      const list = rows.map((job) =>
        company && actor.role === 'user' ? publicJobView(filter.today, job, company) : jobView(filter.today, job),
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
    bind(jobs.byId, async ({ params, query }, { actor }) => {
      const { job, company } = await readableJob(world, actor, query.companyId, params.jobId);
      return {
        message: 'Found',
        job: actor.role === 'user' ? publicJobView(today(world), job, company) : await fullJobView(world, job),
      };
    }),
    bind(jobs.description, async ({ params }, { actor }) => {
      const { job } = await readableJob(world, actor, params.companyId, params.jobId);
      return { jobDescFullText: job.descriptionHtml ?? '' };
    }),
    bind(jobs.makeApplicationUrl, async ({ params }, { actor }) =>
      linkAnswer(await makeApplicationLink(world, actor, params.companyId, params.jobId)),
    ),
    bind(jobs.applicationUrl, async ({ params }, { actor }) =>
      linkAnswer(await currentApplicationLink(world, actor, params.companyId, params.jobId)),
    ),
    bind(jobs.generateCriteria, ({ body }, { actor }) => criteriaFromJob(world, actor, body)),
    bind(jobs.generateCriteriaFromFile, ({ body, files }, { actor }) =>
      criteriaFromFile(world, actor, files.descriptionFile, body),
    ),
  ];
}
