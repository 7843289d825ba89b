/** Binds the application calls, and the page behind an application link. */
import { api } from '@saring/contract';
import { mustBeSelf } from '#features/applicants/index.ts';
import { companyById, openToCandidates } from '#features/companies/index.ts';
import { linkByToken, listOfJobs, ownJob, owns, publicJobView, today } from '#features/jobs/index.ts';
import { toldToCandidates } from '#features/retention/index.ts';
import { type Binding, bind, type Call } from '#platform/bind.ts';
import { isId } from '#platform/clock.ts';
import { dayOf, endOfDay, startOfDay } from '#platform/days.ts';
import { fail } from '#platform/fail.ts';
import { pageAnswer, pageOf } from '#platform/paging.ts';
import type { Actor } from '#platform/session.ts';
import { until } from '#platform/wait.ts';
import type { World } from '#world';
import {
  companyApplication,
  ownApplication,
  setFeedback,
  setInterviewStatus,
  setStatus,
  withdraw,
} from './decisions.ts';
import { type ListFilter, type ListOrder, listOfCompany, listOfJob } from './list-store.ts';
import { deliveriesTo, mailApplicants } from './mailing.ts';
import { ownDetail } from './own.ts';
import { reviewBindings } from './review-routes.ts';
import { saveApplication } from './save.ts';
import { applicationFigures, applicationsBy, usesByJob } from './store.ts';
import { applicationTrend } from './trend.ts';
import { detailView, ownView, rowView, savedView } from './views.ts';

const processWaitMilliseconds = 20_000;

interface ListQuery {
  page?: number;
  pageSize?: number;
  search?: string | null;
  order?: 'asc' | 'desc';
  sort?: 'grade' | 'date' | 'name';
  status?: string;
  stage?: string;
  band?: 'Strong' | 'Medium' | 'Weak';
  from?: string;
  to?: string;
}

function filterOf(world: World, query: ListQuery): ListFilter {
  const { timeZone } = world.config;
  return {
    search: query.search,
    status: query.status,
    stage: query.stage,
    band: query.band,
    from: query.from ? startOfDay(query.from, timeZone) : undefined,
    before: query.to ? endOfDay(query.to, timeZone) : undefined,
  };
}

function orderOf(query: ListQuery): ListOrder {
  const sort = query.sort ?? 'grade';
  return { sort, order: query.order ?? (sort === 'name' ? 'asc' : 'desc') };
}

/** Waits until the resume is processed. */
async function awaitResume(
  world: World,
  { actor, signal }: Pick<Call, 'actor' | 'signal'>,
  id: string,
): Promise<'done' | 'failed' | 'running'> {
  const find = actor.role === 'admin' ? companyApplication : ownApplication;
  const state = await until(
    async () => {
      const { resumeState } = await find(world, actor, id);
      return resumeState === 'waiting' ? null : resumeState;
    },
    { milliseconds: processWaitMilliseconds, signal },
  );
  return state === null ? 'running' : state === 'done' ? 'done' : 'failed';
}

/** The jobs behind a link: the company's jobs, the link's own first. */
async function jobsBehindLink(world: World, actor: Actor, token: string) {
  const link = await linkByToken(world.db, token);
  if (!link) throw fail('application_link_unknown');
  if (link.expiresAt <= world.clock.now()) throw fail('application_link_expired');
  const company = await companyById(world.db, link.companyId);
  if (!company) throw fail('application_link_unknown');
  if (!openToCandidates(world, company)) throw fail('company_not_verified');
  const newestFirst = { sort: 'datePosted', order: 'desc' } as const;
  const all = { limit: 1000, offset: 0 };
  const day = today(world);
  const { rows: jobs } = await listOfJobs(world.db, company.id, { today: day }, newestFirst, all);
  const uses = await usesByJob(world.db, actor.userId, company.id);
  const retention = toldToCandidates(world, company);
  const views = jobs.map((job) => ({
    ...publicJobView(day, job, company),
    preselected: job.id === link.jobId,
    applicationsUsed: uses.get(job.id) ?? 0,
    retention,
  }));
  return views.sort((a, b) => Number(b.preselected) - Number(a.preselected));
}

export function applicationsBindings(world: World): Binding[] {
  const { applications } = api;

  async function companyList(companyId: string, query: ListQuery, actor: Actor) {
    if (!owns(actor, companyId)) throw fail('not_found');
    const listed = await listOfCompany(world.db, companyId, filterOf(world, query), orderOf(query), pageOf(query));
    return { success: true as const, applications: listed.rows.map(rowView), ...pageAnswer(query, listed.total) };
  }

  return [
    ...reviewBindings(world),
    bind(api.jobs.apply, ({ params }, { actor }) => jobsBehindLink(world, actor, params.token)),
    bind(applications.save, async ({ params, body, files }, { actor, idempotencyKey }) => {
      const id = await saveApplication(world, actor, params.id, body, files, idempotencyKey);
      const saved = (await applicationsBy(world.db, actor.userId)).find(({ application }) => application.id === id);
      if (!saved) throw fail('not_found');
      return {
        success: true as const,
        status: 201 as const,
        message: 'Application submitted successfully!',
        data: { application: savedView(world, saved.application, saved.job, saved.companyName) },
      };
    }),
    bind(applications.processResume, async ({ body }, call) => {
      if (call.actor.role === 'user') mustBeSelf(call.actor, body.username);
      const state = await awaitResume(world, call, body.applicationId);
      const status = state === 'running' ? 202 : 200;
      call.status(status);
      const messages = {
        done: 'Application submitted and resume processed successfully!',
        running: 'Application submitted successfully! Resume will be processed in the background.',
        failed: 'Application submitted successfully! Resume processing will be completed later.',
      };
      return { success: state !== 'failed', status, message: messages[state], state };
    }),
    bind(applications.own, async ({ params }, { actor }) => {
      mustBeSelf(actor, params.id);
      const rows = await applicationsBy(world.db, actor.userId);
      const list = rows.map(({ application, job, companyName }) => ownView(world, application, job, companyName));
      return { success: true as const, data: { applications: list } };
    }),
    bind(applications.ownById, async ({ params }, { actor }) => ({
      success: true as const,
      data: { application: await ownDetail(world, actor, params.id) },
    })),
    bind(applications.withdraw, async ({ params }, { actor }) => {
      await withdraw(world, actor, params.id);
      const message = 'Your application has been withdrawn.';
      return { success: true as const, message, status: 'Withdrawn' as const };
    }),
    bind(applications.byJob, async ({ params, query }, { actor }) => {
      if (!owns(actor, params.companyId) || !isId(params.jobId)) throw fail('not_found');
      const order = orderOf(query);
      // The other orders tell nothing of a name; looking whether names are withheld would cost them a statement.
      const veiled = order.sort === 'name' && (await ownJob(world, actor, params.companyId, params.jobId)).blindReview;
      const listed = await listOfJob(
        world.db,
        params.companyId,
        params.jobId,
        filterOf(world, query),
        { ...order, veiled },
        pageOf(query),
      );
      if (!listed) throw fail('not_found');
      return { success: true as const, applications: listed.rows.map(rowView), ...pageAnswer(query, listed.total) };
    }),
    bind(applications.byCompany, ({ params, query }, { actor }) => companyList(params.companyId, query, actor)),
    bind(applications.list, ({ params, query }, { actor }) => companyList(params.companyId, query, actor)),
    bind(applications.stats, async ({ params }, { actor }) => {
      if (!owns(actor, params.companyId)) throw fail('not_found');
      const { timeZone } = world.config;
      const figures = await applicationFigures(
        world.db,
        params.companyId,
        startOfDay(dayOf(world.clock.now(), timeZone), timeZone),
      );
      return {
        success: true as const,
        totalApplications: figures.total,
        todayApplications: figures.today,
        pendingApplications: figures.pending,
        acceptedApplications: figures.accepted,
      };
    }),
    bind(applications.trend, async ({ params }, { actor }) => ({
      success: true as const,
      ...(await applicationTrend(world, actor, params.companyId)),
    })),
    bind(applications.count, async ({ params }, { actor }) => {
      const job = await ownJob(world, actor, params.companyId, params.jobId);
      return { success: true as const, totalCount: job.applicantCount, acceptedCount: job.acceptedCount };
    }),
    bind(applications.byId, async ({ params }, { actor }) => {
      const application = await companyApplication(world, actor, params.id);
      return { success: true as const, application: await detailView(world, application) };
    }),
    bind(applications.setStatus, async ({ params, body }, { actor }) => {
      const { status } = await setStatus(world, actor, params.id, body);
      return { success: true as const, message: `Application status updated to ${status}`, status };
    }),
    bind(applications.setFeedback, async ({ params, body }, { actor }) => {
      await setFeedback(world, actor, params.id, body.adminFeedback);
      return { success: true as const, message: 'Feedback submitted successfully!' };
    }),
    bind(applications.setInterviewStatus, async ({ params, body }, { actor }) => {
      const interviewStatus = await setInterviewStatus(world, actor, params.id, body.interviewStatus);
      return { success: true as const, message: 'The interview can be continued later.', interviewStatus };
    }),
    bind(applications.deliveries, async ({ params, query }, { actor }) => ({
      success: true as const,
      deliveries: await deliveriesTo(world, actor, params.companyId, params.jobId, query.group),
    })),
    bind(applications.sendAcceptanceEmails, ({ query, body }, { actor, signal }) =>
      mailApplicants(world, actor, {
        group: 'Accepted',
        message: query.textMessage,
        addresses: body,
        jobId: query.jobId ?? null,
        signal,
      }),
    ),
    bind(applications.sendRejectionEmails, ({ query, body }, { actor, signal }) =>
      mailApplicants(world, actor, {
        group: 'Rejected',
        message: query.textMessage,
        addresses: body,
        jobId: query.jobId ?? null,
        signal,
      }),
    ),
  ];
}
