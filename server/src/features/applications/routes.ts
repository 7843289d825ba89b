/** Binds the application calls. */

import { api, type HandlerInput, noMessage } from '@saring/contract';
import { can, dayOf, endOfDay, type Mailed, startOfDay } from '@saring/contract/domain';
import { type Language, saidIn } from '@saring/contract/words';
import { mustBeSelf } from '#features/applicants/index.ts';
import { readableApplication } from '#features/applications/core/index.ts';
import { listOfJobs, ownJob, owns, publicJobView, today } from '#features/jobs/index.ts';
import { toldToCandidates } from '#features/retention/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import { type Binding, bind, type Call } from '#platform/http/bind.ts';
import { fail, Invalid } from '#platform/http/fail.ts';
import { pageAnswer, pageOf } from '#platform/http/paging.ts';
import { isId } from '#platform/process/clock.ts';
import { until } from '#platform/queue/wait.ts';
import type { World } from '#world';
import { decisionBindings } from './decision-routes.ts';
import { mailLink, openLink } from './links.ts';
import { type ListedRow, type ListFilter, type ListOrder, listOfCompany, listOfJob, tellsWho } from './list-store.ts';
import { deliveriesTo, mailApplicants } from './mailing.ts';
import { ownDetail, ownList } from './own.ts';
import { ownResult } from './result.ts';
import { reviewBindings } from './review-routes.ts';
import { saveApplication } from './save.ts';
import { scoredOtherwise } from './scoring.ts';
import { applicationFigures, applicationsBy, usesByJob } from './store.ts';
import { applicationTrend } from './trend.ts';
import { presentEngine, rowView, savedView, withSubmitted } from './views.ts';
import { withdraw } from './withdrawing.ts';
import { words } from './words.ts';

const processWaitMilliseconds = 20_000;

/** The same for each list. */
type ListQuery = HandlerInput<typeof api.applications.byJob>['query'];

function filterOf(world: World, query: ListQuery): ListFilter {
  const { timeZone } = world.config;
  return {
    search: query.search,
    status: query.status,
    stage: query.stage,
    band: query.band,
    interview: query.interview,
    readBy: query.readBy,
    grouped: query.group === 'interview',
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
): Promise<'done' | 'failed' | 'running' | 'people'> {
  const state = await until(
    async () => {
      const { peopleOnly, resumeState } = await readableApplication(world, actor, id);
      if (peopleOnly) return 'people';
      return resumeState === 'waiting' ? null : resumeState;
    },
    { milliseconds: processWaitMilliseconds, signal },
  );
  if (state === null) return 'running';
  return state === 'done' || state === 'people' ? state : 'failed';
}

/** The jobs behind a link: the company's jobs, the link's own first. */
async function jobsBehindLink(world: World, actor: Actor, token: string) {
  const { link, company } = await openLink(world, token);
  const newestFirst = { sort: 'datePosted', order: 'desc' } as const;
  const all = { limit: 1000, offset: 0 };
  const day = today(world);
  const { rows: jobs } = await listOfJobs(world.db, company.id, { today: day }, newestFirst, all, 'candidates');
  const uses = await usesByJob(world.db, actor.userId, company.id);
  const retention = toldToCandidates(world, company);
  const views = jobs.map((job) => ({
    ...publicJobView(day, job, company),
    preselected: job.id === link.jobId,
    applicationsUsed: uses.get(job.id)?.used ?? 0,
    barred: uses.get(job.id)?.barred ?? false,
    answerDays: company.answerDays,
    retention,
  }));
  return views.sort((a, b) => Number(b.preselected) - Number(a.preselected));
}

const { applications } = api;

export function applicationsBindings(world: World): Binding[] {
  return [
    ...reviewBindings(world),
    bind(api.jobs.apply, ({ params }, { actor }) => jobsBehindLink(world, actor, params.token)),
    bind(api.jobs.mailLink, async ({ params }, { actor, language }) => {
      const isMailed = await mailLink(world, actor, params.token);
      return { message: words(language)(isMailed ? 'linkMailed' : 'linkNotMailed') };
    }),
    ...ownBindings(world),
    ...listBindings(world),
    ...figureBindings(world),
    ...decisionBindings(world),
    ...mailBindings(world),
  ];
}

/** What applicants do with their own. */
function ownBindings(world: World): Binding[] {
  return [
    bind(applications.save, async ({ params, body, files }, { actor, idempotencyKey, language }) => {
      const id = await saveApplication(world, actor, params.id, body, files, idempotencyKey);
      const [saved] = await applicationsBy(world.db, actor.userId, { id });
      if (!saved) throw fail('not_found');
      return {
        success: true as const,
        status: 201 as const,
        message: words(language)('submitted'),
        data: { application: savedView(world, saved.application, saved.job, saved.companyName) },
      };
    }),
    bind(applications.processResume, async ({ body }, call) => {
      if (can(call.actor, 'application.own')) mustBeSelf(call.actor, body.username);
      const state = await awaitResume(world, call, body.applicationId);
      const status = state === 'running' ? 202 : 200;
      call.status(status);
      const keys = {
        done: 'submittedAndRead',
        people: 'submittedForPeople',
        running: 'submittedReading',
        failed: 'submittedUnread',
      } as const;
      const message = words(call.language)(keys[state]);
      return { success: state !== 'failed', status, message, state: state === 'people' ? 'done' : state };
    }),
    bind(applications.own, async ({ params }, { actor }) => {
      mustBeSelf(actor, params.id);
      return { success: true as const, data: { applications: await ownList(world, actor) } };
    }),
    bind(applications.ownResult, async ({ params }, { actor }) => ({
      success: true as const,
      data: { result: await ownResult(world, actor, params.id) },
    })),
    bind(applications.ownById, async ({ params }, { actor }) => ({
      success: true as const,
      data: { application: await ownDetail(world, actor, params.id) },
    })),
    bind(applications.withdraw, async ({ params }, { actor, language }) => {
      await withdraw(world, actor, params.id);
      const message = words(language)('withdrawn');
      return { success: true as const, message, status: 'Withdrawn' as const };
    }),
  ];
}

function listBindings(world: World): Binding[] {
  async function shown(companyId: string, rows: readonly ListedRow[], { view }: ListQuery) {
    const present = presentEngine(world);
    const short = rows.map((row) => rowView(row, present));
    return view === 'row' ? short : withSubmitted(world, companyId, short);
  }

  async function companyList(companyId: string, query: ListQuery, actor: Actor) {
    if (!owns(actor, companyId)) throw fail('not_found');
    const listed = await listOfCompany(world.db, companyId, filterOf(world, query), orderOf(query), pageOf(query));
    return {
      success: true as const,
      applications: await shown(companyId, listed.rows, query),
      ...pageAnswer(query, listed.total),
    };
  }

  return [
    bind(applications.byJob, async ({ params, query }, { actor }) => {
      if (!owns(actor, params.companyId) || !isId(params.jobId)) throw fail('not_found');
      const order = orderOf(query);
      // Looking whether names are withheld costs a statement.
      const withheld = tellsWho[order.sort] && (await ownJob(world, actor, params.companyId, params.jobId)).blindReview;
      const listed = await listOfJob({
        db: world.db,
        companyId: params.companyId,
        jobId: params.jobId,
        filter: filterOf(world, query),
        order: { ...order, withheld },
        page: pageOf(query),
        present: presentEngine(world),
      });
      if (!listed) throw fail('not_found');
      return {
        success: true as const,
        applications: await shown(params.companyId, listed.rows, query),
        scoredOtherwise: await scoredOtherwise(world, params.jobId, listed.otherwise),
        ...pageAnswer(query, listed.total),
      };
    }),
    bind(applications.byCompany, ({ params, query }, { actor }) => companyList(params.companyId, query, actor)),
    bind(applications.list, ({ params, query }, { actor }) => companyList(params.companyId, query, actor)),
  ];
}

function figureBindings(world: World): Binding[] {
  return [
    bind(applications.stats, async ({ params }, { actor }) => {
      if (!owns(actor, params.companyId)) throw fail('not_found');
      const { timeZone } = world.config;
      const now = world.clock.now();
      const figures = await applicationFigures(world.db, params.companyId, {
        todayStarts: startOfDay(dayOf(now, timeZone), timeZone),
        now,
      });
      return {
        success: true as const,
        totalApplications: figures.total,
        todayApplications: figures.today,
        pendingApplications: figures.pending,
        overdueApplications: figures.overdue,
        overdueKept: figures.overdueKept,
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
  ];
}

interface Mail {
  query: { textMessage?: string | undefined; jobId?: string | null | undefined };
  body: string[] | { emails: string[]; textMessage: string };
}

/** Where a list stands in the body, the message stands in the address. */
function letterOf({ query, body }: Mail): { message: string; addresses: string[] } {
  if (!Array.isArray(body)) return { message: body.textMessage, addresses: body.emails };
  const said = (language: Language) => saidIn(language, noMessage);
  if (query.textMessage === undefined) throw new Invalid([{ loc: ['query', 'text_message'], said }]);
  return { message: query.textMessage, addresses: body };
}

function mailBindings(world: World): Binding[] {
  const mail =
    (group: Mailed) =>
    (sent: Mail, { actor, signal, language }: Pick<Call, 'actor' | 'signal' | 'language'>) =>
      mailApplicants(world, actor, {
        language,
        group,
        ...letterOf(sent),
        jobId: sent.query.jobId ?? null,
        signal,
      });
  return [
    bind(applications.deliveries, async ({ params, query }, { actor, language }) => ({
      success: true as const,
      deliveries: await deliveriesTo(world, actor, { ...params, ...query, language }),
    })),
    bind(applications.sendAcceptanceEmails, mail('Accepted')),
    bind(applications.sendRejectionEmails, mail('Rejected')),
  ];
}
