/** Plays one call at its largest, fifty times at once, and tells what it cost everybody else. */
import { setTimeout as pause } from 'node:timers/promises';
import { api, type Endpoint, type Role } from '@saring/contract';
import { type Burst, burst, callers, type Shot } from './burst.ts';
import { leftFor, ticksByProcess, ticksNow } from './machine.ts';
import type { Inspector, Spent } from './profile.ts';
import type { CostServer } from './server.ts';
import { type Inputs, shotOf } from './shot.ts';
import { job, type Largest, type Stage } from './stage.ts';
import type { CostWatch, Seen } from './watch.ts';
import { type CostWorld, knownId } from './world.ts';

export interface Case {
  name: string;
  endpoint: Endpoint;
  role: Role | 'anyone';
  largest: Largest;
}

/** What one round of a call told; times in milliseconds, memory in megabytes. */
export interface Cost {
  call: string;
  role: string;
  callers: Burst;
  seen: Seen;
  /** Somebody else's application meanwhile; null where none was sent. */
  application: number | null;
  /** The same person's next application or page after the callers are gone. */
  next: number;
  /** From when the last caller was gone until nothing was at work any more. */
  released: number;
  /** What was still at work when the waiting ended. */
  atWork: string;
  /** What others, and then the same person, were answered instead of what was due. */
  instead: string[];
  memoryBefore: number;
  memoryAfter: number;
  /** What the process holds more than before, once what is unused is collected. */
  held: number;
  /** How much of the machine other work left for all of this, of 1. */
  left: number;
  spent: Spent[];
}

export interface Apparatus {
  server: CostServer;
  /** Null where nothing is measured: looking takes the processor's time. */
  inspector: Inspector | null;
  watch: CostWatch;
  world: CostWorld;
  /** The test and its database, whose families are all that belongs to it. */
  roots: readonly number[];
  /** Numbers that nothing has used yet, by kind. */
  next: Stage['next'];
}

/** As long as the callers stay at least, where they are not all answered; and until somebody else's application is taken. */
const stay = 2000;
/** Nobody waits longer than this for an answer here. */
const timeLimit = 6000;
const releaseTimeLimit = 100_000;

/** Takes away the tasks that wait and the counts of tries: each call is measured by itself. */
async function clear({ filler }: CostWorld): Promise<void> {
  await filler.rows(
    "delete from pgboss.job where state in ('created', 'retry') and name not in (select name from pgboss.schedule)",
  );
  await filler.rows('delete from rate_limits');
}

/** An application with an ordinary resume. */
function ordinary(
  world: CostWorld,
  person: { username: string; token: string },
  companyId: string,
  jobId: string,
): Shot {
  return shotOf(api.applications.save as Endpoint, {
    params: { id: person.username },
    body: { jobId, companyId, expected_salary: 'RM 4,500' },
    files: { resume: { name: 'resume.pdf', bytes: world.files.ordinary } },
    token: person.token,
  });
}

/** Another person's application at another company. */
function somebodyElses({ world, next }: Apparatus): Shot {
  const { person, company } = world.other;
  return ordinary(world, person, company.companyId, knownId('elsewhere', 1 + next('elsewhere', 1)));
}

/** A process that just began loads and compiles with its first calls what it needs for all: that is nobody's cost. */
export async function warmUp(apparatus: Apparatus): Promise<void> {
  const { watch, server } = apparatus;
  await watch.begin(server.pid);
  for (let time = 0; time < 2; time += 1) await watch.time(somebodyElses(apparatus), 201);
  await watch.end();
}

const statusOf = ({ endpoint, largest: { only, also } }: Case) => {
  const usual = [endpoint.status ?? 200, ...(endpoint.alsoStatus ?? []), ...(also?.statuses ?? [])];
  return only ? [only.status] : usual;
};

export async function costOf(one: Case, apparatus: Apparatus, withApplication: boolean): Promise<Cost> {
  const { server, inspector, watch, world, next } = apparatus;
  const { name, endpoint, role, largest } = one;
  const tokens = { user: world.person.token, admin: world.company.token, superuser: world.operator.token, anyone: '' };
  await clear(world);
  const inputs: (index: number) => Inputs = await largest.make({ ...world, role, next });
  const shots = Array.from({ length: callers }, (_, index) => {
    const made = inputs(index);
    return shotOf(endpoint, { ...made, token: made.token ?? tokens[role] });
  });
  const other = somebodyElses(apparatus);
  const heldBefore = (await inspector?.held()) ?? 0;
  const memoryBefore = await watch.weigh(server.pid);
  await inspector?.begin();
  await watch.begin(server.pid);
  if (!inspector) await watch.ease();
  const ticksBefore = await ticksNow(apparatus.roots);
  const over = new AbortController();
  const bursting = burst(server.url, shots, statusOf(one), over.signal);
  await pause(150);
  const applying = withApplication ? watch.time(other, 201) : null;
  await Promise.race([bursting, pause(timeLimit), Promise.all([applying, pause(stay)])]);
  over.abort();
  const told = await bursting;
  const gone = performance.now();
  const application = await applying;
  await watch.ease();
  const { atWork, released, seen, again } = await untilServedAgain(apparatus, one, gone);
  const ticksAfter = await ticksNow(apparatus.roots);
  const spent = (await inspector?.end()) ?? [];
  const memoryAfter = await watch.weigh(server.pid);
  const held = ((await inspector?.held()) ?? 0) - heldBefore;
  return {
    call: name,
    role,
    callers: told,
    seen,
    application: application?.took ?? null,
    next: again.took,
    released,
    atWork,
    instead: [application?.instead ?? '', again.instead].filter(Boolean),
    memoryBefore,
    memoryAfter,
    held,
    left: leftFor(ticksBefore, ticksAfter),
    spent,
  };
}

/** Waits until the callers' work is over and the same person is served again. */
async function untilServedAgain(apparatus: Apparatus, one: Case, gone: number) {
  const { watch } = apparatus;
  let atWork = await untilReleased(apparatus, gone);
  let released = performance.now() - gone;
  const seen = await watch.end();
  const send = () => {
    const { shot, good } = nextOf(apparatus, one);
    return watch.time(shot, good);
  };
  let again = await send();
  // A process that gets no processor time looks like one that rests: with its callers' places taken, nothing is released yet.
  while (again.instead === '429' && performance.now() - gone < releaseTimeLimit) {
    atWork = await untilReleased(apparatus, gone);
    released = performance.now() - gone;
    again = await send();
  }
  return { atWork, released, seen, again };
}

function nextOf({ world, next }: Apparatus, { role, largest }: Case): { shot: Shot; good: number } {
  const { person, company, operator } = world;
  if (role === 'user' && largest.heavy) {
    const jobId = job(1001 + (next('open job', 1) % 1000));
    return { shot: ordinary(world, person, company.companyId, jobId), good: 201 };
  }
  const token = { user: person.token, admin: company.token, superuser: operator.token, anyone: person.token }[role];
  return { shot: shotOf(api.users.me as Endpoint, { token }), good: 200 };
}

/** Waits until no statement is active, no child is at work and the server itself rests; answers what does not. */
async function untilReleased({ world, server }: Apparatus, gone: number): Promise<string> {
  let before = await ticksByProcess(server.pid, false);
  let rests = 0;
  for (;;) {
    // What was taken in is worked on behind it, however long that is: in turn with others', as each task by itself is measured.
    await clear(world);
    await pause(120);
    const now = await ticksByProcess(server.pid, false);
    const busy = [...now].filter(([pid, ticks]) => ticks - (before.get(pid) ?? 0) > (pid === server.pid ? 4 : 1));
    before = now;
    const statements = await world.filler.rows(
      `select left(regexp_replace(query, '\\s+', ' ', 'g'), 80) as query from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state = 'active'`,
    );
    const what = [
      ...busy.map(([pid]) => (pid === server.pid ? 'the server' : 'a child')),
      ...statements.map(({ query }) => `statement ${query}`),
    ];
    rests = what.length === 0 ? rests + 1 : 0;
    // Between two of those that wait there is a moment of rest too.
    if (rests === 3 || performance.now() - gone > releaseTimeLimit) return what.join(', ');
  }
}
