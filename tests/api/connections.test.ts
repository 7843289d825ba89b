/** What one connection may cost: many requests at once, answers that nobody takes. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { launches, launchUp } from '#world/processes/launch.ts';
import { type Asked, openDescriptors, openPipelines, scriptPath } from '#world/processes/pipelines.ts';

launches();

const connections = 40;

it('forty connections with up to a thousand requests each keep nobody out, and leave no file open', async () => {
  const app = await launchUp();
  const company = await buildCompany(app);
  const job = await buildJob(company);
  const id = await buildApplication(await buildApplicant(app), job);
  const { token, companyId } = company;
  const { application } = (await send(app, 'GET', `/api/applications/${id}`, { token })).body;
  const asked: Record<string, Asked> = {
    'a file of the app': { path: await scriptPath() },
    'a page': { path: '/login' },
    'a list': { path: `/api/applications/getApplications/${companyId}`, token },
    'a download': { path: application.resumeUrl },
    'a CSV': { path: `/api/admin/${companyId}/audit-trail.csv`, token },
  };
  const live = async () => (await send(app, 'GET', '/api/health/live')).status;
  const all = Object.entries(asked).flatMap(([name, request]) =>
    // With so few of them that none is turned away, and as many as somebody who means harm would send.
    [50, 1000].map((requests) => ({ what: `${requests} times ${name}`, request, requests })),
  );
  for (const { what, request, requests } of all) {
    expect((await send(app, 'GET', request.path, request.token ? { token } : {})).status, what).toBe(200);
    const before = (await openDescriptors(app.child.pid)) ?? 0;
    const pipelines = await openPipelines(app.url, request, { connections, requests });
    for (let look = 0; look < 20; look += 1) {
      expect(await live(), what).toBe(200);
      // A connection, what it is answered from, and whatever the database was asked by.
      expect((await openDescriptors(app.child.pid)) ?? 0, what).toBeLessThan(before + 3 * connections);
    }
    expect(pipelines.open(), what).toBe(requests === 50 ? connections : 0);
    await pipelines.hangUp();
    await expect
      .poll(async () => (await openDescriptors(app.child.pid)) ?? 0, { message: what })
      .toBeLessThan(before + connections);
  }
  expect([app.child.exitCode, app.output.err]).toEqual([null, '']);
});

it('a process that has no file left to open goes on, and answers as before once it has', async ({ skip }) => {
  const app = await launchUp({ PROCESS: 'web' });
  const pid = String(app.child.pid);
  const limit = (files: string) => spawnSync('prlimit', ['--pid', pid, `--nofile=${files}`]).status;
  skip(limit('4096:4096') !== 0, 'prlimit (util-linux) is not installed');
  const person = await buildApplicant(app);
  const open = (await openDescriptors(app.child.pid)) ?? 0;
  // The soft limit alone: it is given back without rights.
  expect(limit(`${open + 5}:4096`)).toBe(0);
  const asked: Asked = { path: '/api/health/live' };
  const many = await openPipelines(app.url, asked, { connections: 5, requests: 1 });
  const refused = Array.from({ length: 35 }, () => openPipelines(app.url, asked, { connections: 1, requests: 1 }));
  await expect.poll(async () => (await openDescriptors(app.child.pid)) ?? 0).toBeGreaterThanOrEqual(open + 5);
  expect(limit('4096:4096')).toBe(0);
  for (const one of await Promise.all(refused)) await one.hangUp();
  await many.hangUp();
  expect((await send(app, 'GET', `/api/applicants/${person.username}/profile`, person)).status).toBeLessThan(500);
  expect((await send(app, 'GET', '/login', {})).status).toBe(200);
  expect(app.child.exitCode).toBeNull();
});
