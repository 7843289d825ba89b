/** What the dashboard draws: applications per day, and how far they came. */
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { heldClock, noonInKualaLumpur } from '#world/app/held-clock.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';

const timeZone = 'Asia/Kuala_Lumpur';
const clock = heldClock(noonInKualaLumpur());
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ env: { TIME_ZONE: timeZone }, replace: { clock } });
});
afterAll(() => app[Symbol.asyncDispose]());

/** A day in the configured zone, `back` days ago. */
const day = (back: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(clock.now().getTime() - back * 24 * 60 * 60 * 1000));

describe('the trend', () => {
  it('has thirty days with zeros and an empty funnel for a company nobody applied to', async () => {
    const company = await buildCompany(app);
    const { status, body } = await send(app, 'GET', `/api/applications/trend/${company.companyId}`, company);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      days: Array.from({ length: 30 }, (_, index) => ({ date: day(29 - index), count: 0 })),
      funnel: { applied: 0, interviewed: 0, accepted: 0 },
    });
  });

  it('counts each application on its day in the configured zone, and leaves out the withdrawn', async () => {
    const company = await buildCompany(app);
    const job = await buildJob(company);
    const made: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      const person = await buildApplicant(app);
      made.push(await buildApplication(person, job));
      if (index === 0) await takeInterview(person, made[0] ?? '');
    }
    const [interviewed, accepted, early, before, old, withdrawn] = made;
    const appliedAt = (id: string | undefined, moment: string) =>
      rows(app, 'update applications set applied_at = $2 where id = $1', [id, moment]);
    // 16:00 UTC is where a day begins in Kuala Lumpur.
    await appliedAt(early, `${day(3)}T00:00:00+08:00`);
    await appliedAt(before, `${day(3)}T23:59:59+08:00`);
    await appliedAt(old, `${day(30)}T23:59:59+08:00`);
    await appliedAt(interviewed, `${day(29)}T00:00:00+08:00`);
    await call(company.client, api.applications.setStatus, {
      params: { id: accepted ?? '' },
      body: { status: 'Accepted' },
    });
    await rows(app, "update applications set status = 'Withdrawn' where id = $1", [withdrawn]);
    const { body } = await send(app, 'GET', `/api/applications/trend/${company.companyId}`, company);
    const counted = body.days.filter(({ count }: { count: number }) => count > 0);
    expect(counted).toEqual([
      { date: day(29), count: 1 },
      { date: day(3), count: 2 },
      { date: day(0), count: 1 },
    ]);
    expect(body.funnel).toEqual({ applied: 5, interviewed: 1, accepted: 1 });
  });

  it('of another company is not found', async () => {
    const [one, other] = [await buildCompany(app), await buildCompany(app)];
    expect((await send(app, 'GET', `/api/applications/trend/${one.companyId}`, other)).status).toBe(404);
  });
});
