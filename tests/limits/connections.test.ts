/** What forty connections with a thousand requests each cost the process, for a page, a file of the app, a list and a CSV. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { launches, launchUp } from '#world/processes/launch.ts';
import { type Asked, openPipelines, scriptPath } from '#world/processes/pipelines.ts';
import { residentMegabytes } from '#world/processes/stopwatch.ts';
import { promises } from './promise.ts';

launches();

const asMuch = 'the process that answers forty connections with up to a thousand requests each';
const aMinuteAfter = 'the same a minute after they are gone, more than before';

promises(asMuch, { [asMuch]: { unit: 'MB', atMost: 600 }, [aMinuteAfter]: { unit: 'MB', atMost: 50 } }, async () => {
  const app = await launchUp({ PROCESS: 'web' });
  // Reads the application: what that takes comes and goes by itself, and would hide what connections leave behind.
  await launchUp({ PROCESS: 'worker' });
  const company = await buildCompany(app);
  await buildApplication(await buildApplicant(app), await buildJob(company));
  const { token, companyId } = company;
  const asked: Asked[] = [
    { path: await scriptPath() },
    { path: '/login' },
    { path: `/api/applications/getApplications/${companyId}`, token },
    { path: `/api/admin/${companyId}/audit-trail.csv`, token },
  ];
  const held = async () => (await residentMegabytes(app.child.pid ?? 0)) ?? 0;
  // Once each: what is compiled and opened at first is no cost of theirs.
  for (const { path, token } of asked)
    await fetch(app.url + path, token ? { headers: { authorization: `Bearer ${token}` } } : {}).then((it) => it.text());
  const before = await held();
  let most = 0;
  for (const one of asked)
    for (const requests of [50, 1000]) {
      const pipelines = await openPipelines(app.url, one, { connections: 40, requests });
      for (let look = 0; look < 30; look += 1) {
        most = Math.max(most, await held());
        await pause(100);
      }
      await pipelines.hangUp();
    }
  await pause(60_000);
  const after = await held();
  expect(app.child.exitCode).toBeNull();
  return { [asMuch]: most, [aMinuteAfter]: Math.max(0, after - before) };
});
