/**
 * What forty connections with a thousand requests each cost the process, for a page, a file of the app, a list, a download and
 * a CSV: of itself, and behind each of the proxies that are shipped.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { type Launched, launches, launchUp } from '#world/processes/launch.ts';
import { type Asked, openPipelines, scriptPath } from '#world/processes/pipelines.ts';
import { noProxy, type ReverseProxy, startHostProxy, startProxy } from '#world/processes/proxy.ts';
import { residentMegabytes } from '#world/processes/stopwatch.ts';
import { promises } from './promise.ts';

launches();

const noNginx = noProxy();
if (noNginx !== null)
  it('nginx stands in front', () => {
    throw new Error(noNginx);
  });

/** What is in front, for an empty folder and host:port; null for nothing. */
const fronts: Record<string, ((folder: string, server: string) => Promise<ReverseProxy>) | null> = {
  '': null,
  ...(noNginx === null && {
    ' behind deploy/nginx.conf': (folder: string, server: string) => startProxy(folder, [server]),
    ' behind deploy/nginx-host.conf': (folder: string, server: string) => startHostProxy(folder, server),
  }),
};

for (const [where, front] of Object.entries(fronts)) {
  const asMuch = `the process that answers forty connections with up to a thousand requests each${where}`;
  const aMinuteAfter = `the same a minute after they are gone, more than before${where}`;
  promises(asMuch, { [asMuch]: { unit: 'MB', atMost: 600 }, [aMinuteAfter]: { unit: 'MB', atMost: 50 } }, async () => {
    const app = await launchUp({ PROCESS: 'web', TRUST_PROXY: String(front !== null) });
    // Reads the application: what that takes comes and goes by itself, and would hide what connections leave behind.
    await launchUp({ PROCESS: 'worker' });
    const asked = await allAsked(app);
    const folder = await mkdtemp(join(tmpdir(), 'saring-front-'));
    const proxy = await front?.(folder, new URL(app.url).host);
    const held = async () => (await residentMegabytes(app.child.pid ?? 0)) ?? 0;
    const before = await held();
    let most = 0;
    for (const one of asked)
      for (const requests of [50, 1000]) {
        const pipelines = await openPipelines(proxy?.url ?? app.url, one, { connections: 40, requests });
        for (let look = 0; look < 30; look += 1) {
          most = Math.max(most, await held());
          await pause(100);
        }
        await pipelines.hangUp();
      }
    await pause(60_000);
    const after = await held();
    expect(app.child.exitCode).toBeNull();
    expect((await fetch(`${app.url}/api/health/live`)).status).toBe(200);
    await proxy?.stop();
    await rm(folder, { recursive: true });
    return { [asMuch]: most, [aMinuteAfter]: Math.max(0, after - before) };
  });
}

/** Each was answered once: what is compiled and opened at first is no cost of connections. */
async function allAsked(app: Launched): Promise<Asked[]> {
  const company = await buildCompany(app);
  const id = await buildApplication(await buildApplicant(app), await buildJob(company));
  const { token, companyId } = company;
  const { application } = (await send(app, 'GET', `/api/applications/${id}`, { token })).body;
  const asked: Asked[] = [
    { path: await scriptPath() },
    { path: '/login' },
    { path: '/sitemap.xml' },
    { path: `/api/applications/getApplications/${companyId}`, token },
    { path: application.resumeUrl },
    { path: `/api/admin/${companyId}/audit-trail.csv`, token },
  ];
  for (const { path, token } of asked)
    expect((await send(app, 'GET', path, token ? { token } : {})).status, path).toBe(200);
  return asked;
}
