/**
 * One person's cost is bounded: every call as each role, at its largest, fifty at once, half of them hung up. Somebody
 * else's pages and the health check are asked for all the while; their application is sent with what takes files or texts
 * and with every sixth of the others. `npm run limits` plays every call as every role and holds what is measured to the
 * promises (scripts/limits.mjs), which is told of a quiet machine alone. `npm test` plays what takes files or texts, of the other calls a sixth,
 * which `FUZZ_SEED` names as it names one of several roles, and asserts what no clock decides: each caller is answered as
 * promised or turned away, the server lives and goes on.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allEndpoints, api, rolesAllowed } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '#world/app/chance.ts';
import { createTestDatabase, type TestDatabase } from '#world/app/database.ts';
import { type Filler, startFiller } from '#world/cost/fill.ts';
import { companyInputs } from '#world/cost/inputs-company.ts';
import { otherInputs } from '#world/cost/inputs-others.ts';
import { peopleInputs } from '#world/cost/inputs-people.ts';
import { type Apparatus, type Case, type Cost, costOf, warmUp } from '#world/cost/measure.ts';
import { type Inspector, inspect } from '#world/cost/profile.ts';
import { brokenBounds, figuresOf, keepFigures, worst, wrongAnswers } from '#world/cost/report.ts';
import { type CostServer, startControl, startCostServer, startTranscription } from '#world/cost/server.ts';
import { shotOf } from '#world/cost/shot.ts';
import { type CostWatch, startCostWatch } from '#world/cost/watch.ts';
import { buildCostWorld, type CostWorld } from '#world/cost/world.ts';
import { turnOf } from '#world/people/contract-cast.ts';
import { freePort } from '#world/processes/process.ts';

const inputs = { ...peopleInputs, ...companyInputs, ...otherInputs };
const all = allEndpoints();
const parts = 6;
const everything = process.env.COST === 'all';

const cases = all
  .flatMap(({ name, endpoint }): Case[] => {
    const largest = inputs[name];
    const { access } = endpoint;
    const roles = access === 'public' ? (['anyone'] as const) : rolesAllowed(access);
    const played = everything ? roles : roles.filter((_, index) => index === Math.floor(seed / parts) % roles.length);
    return largest ? played.map((role) => ({ name, endpoint, role, largest })) : [];
  })
  .filter(({ largest: { heavy } }, index) => heavy || everything || index % parts === seed % parts)
  .toSorted((one, other) => turnOf(one.name, one.endpoint) - turnOf(other.name, other.endpoint));

it('every call has its largest inputs in tests/world/cost/inputs-*.ts', () => {
  const names = all.map(({ name }) => name);
  expect({
    without: names.filter((name) => !(name in inputs)),
    unknown: Object.keys(inputs).filter((name) => !names.includes(name)),
  }).toEqual({ without: [], unknown: [] });
});

let database: TestDatabase;
let filler: Filler;
let dataDir: string;
let env: Record<string, string>;
let server: CostServer;
let inspector: Inspector | null = null;
let watch: CostWatch;
let world: CostWorld;
let control: Awaited<ReturnType<typeof startControl>>;
let transcription: Awaited<ReturnType<typeof startTranscription>>;
let roots: readonly number[];
const costs: Cost[] = [];
/** What each of them is held to. */
const kinds: { appliesNext: boolean; orders: boolean }[] = [];
/** Whether the process may be measured as it is: once it has been warm, and until a call has broken a bound. */
let fit = false;
const used = new Map<string, number>();

/** Answers the first of `count` numbers that are used up by it. */
function next(kind: string, count: number): number {
  const from = used.get(kind) ?? 0;
  used.set(kind, from + count);
  return from;
}

async function start(): Promise<void> {
  inspector?.close();
  await server?.stop();
  server = await startCostServer(env, everything);
  inspector = server.inspectorPort === null ? null : await inspect(server.inspectorPort);
}

beforeAll(async () => {
  [database, control, transcription] = await Promise.all([createTestDatabase(), startControl(), startTranscription()]);
  dataDir = await mkdtemp(join(tmpdir(), 'saring-cost-'));
  env = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://saring.test',
    PORT: String(await freePort()),
    STT_BASE_URL: transcription.url,
    STT_MODEL: 'm',
  };
  await start();
  filler = await startFiller(database.url);
  world = await buildCostWorld(server, database.url, filler);
  const [postmaster] = await filler.rows("select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid");
  roots = [process.pid, Number(postmaster?.pid)];
  const { person, company, jobId } = world.other;
  const ofCompany = { companyId: company.companyId, jobId };
  watch = startCostWatch(server.url, control.url, {
    pages: {
      me: shotOf(api.users.me, { token: person.token }),
      'own applications': shotOf(api.applications.own, { params: { id: person.username }, token: person.token }),
      applicants: shotOf(api.applications.byJob, { params: ofCompany, token: company.token }),
    },
  });
}, 20 * 60_000);

afterAll(async () => {
  if (everything) {
    const file = await keepFigures({ load: await readFile('/proc/loadavg', 'utf8').catch(() => ''), costs });
    console.info(`${worst(costs, 10).join('\n')}\nAll figures: ${file}`);
  }
  await watch?.close();
  inspector?.close();
  await server?.stop();
  await filler?.end();
  await database?.drop();
  control?.stop();
  transcription?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const kindOf = ({ role, largest }: Case) => ({
  appliesNext: largest.heavy === true && role === 'user',
  orders: largest.orders !== undefined,
});

/** Plays a call; after one that broke a bound the next begins with a fresh process, so that each fails for itself. */
async function play(one: Case, index: number): Promise<{ cost: Cost; broken: string[] }> {
  if (!fit) await start();
  const apparatus: Apparatus = { server, inspector, watch, world, roots, next };
  if (!fit) await warmUp(apparatus);
  const heavy = one.largest.heavy === true;
  const cost = await costOf(one, apparatus, heavy || index % 6 === 0);
  const broken = wrongAnswers(cost);
  if (everything) broken.push(...brokenBounds(cost, kindOf(one)));
  if (!server.alive()) broken.push('the server ended');
  fit = broken.length === 0;
  return { cost, broken };
}

describe('others are served and everything is given back, whoever calls', () => {
  // More than three times its own limits (tests/world/cost), which tell what did not come.
  const options = { timeout: 12 * 60_000 };
  it.each(cases.map((one, index) => ({ ...one, index })))('$name as $role', options, async ({ index, ...one }) => {
    let { cost, broken } = await play(one, index);
    // What is measured a machine that others use may hold up, for a while. A wrong answer is wrong at the first try.
    for (let more = 0; everything && more < 2 && broken.length > 0; more += 1)
      ({ cost, broken } = await play(one, index));
    costs.push(cost);
    kinds.push(kindOf(one));
    expect(broken, worst([cost], 1).join('\n')).toEqual([]);
  });

  it.runIf(everything)('and the worst figures of all of them are told', ({ task }) => {
    task.meta.figures = figuresOf(costs, kinds);
    expect(costs).not.toEqual([]);
  });
});
