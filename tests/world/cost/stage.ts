/** What an entry of the table of largest inputs works with: the stored world, the caller, and rows of which each try needs others. */
import type { Role } from '@saring/contract';
import { counts } from './rows.ts';
import type { Inputs } from './shot.ts';
import { type CostWorld, freshAccount, knownId } from './world.ts';

export interface Stage extends CostWorld {
  role: Role | 'anyone';
  /** Raised with every call on it: the next numbers of a kind that nothing has used yet. */
  next(kind: string, count: number): number;
}

export interface Largest {
  /** Takes files or texts: another person applies meanwhile, and the same person afterwards. */
  heavy?: true;
  /** Statuses that are an answer to this input beside the call's own, with the reason. */
  also?: { statuses: readonly number[]; why: string };
  /** What it orders for many, and is worked on behind it in turn with others': of that one batch is under way when nobody waits any more. */
  orders?: string;
  /** The only statuses that can come, where the call's own cannot, with the reason. */
  only?: { status: number; why: string };
  /** Prepares one round; answers what each of the callers sends. */
  make(stage: Stage): Promise<(index: number) => Inputs> | ((index: number) => Inputs);
}

export type LargestInputs = Record<string, Largest>;

/** The same for all callers. */
export const always =
  (inputs: (stage: Stage) => Inputs): Largest['make'] =>
  (stage) => {
    const made = inputs(stage);
    return () => made;
  };

/** Each caller the next of these. */
export const inTurn =
  (inputs: (stage: Stage) => readonly Inputs[]): Largest['make'] =>
  (stage) => {
    const made = inputs(stage);
    return (index) => made[index % made.length] ?? {};
  };

/** Whose name stands in the path. */
export const selfOf = ({ role, person, company }: Stage) =>
  role === 'user' ? person.username : role === 'admin' ? company.companyId : 'superuser';

/** An account that a call may use up: another for each round. */
export async function victim(stage: Stage): Promise<{ username: string; token: string }> {
  const of = { user: stage.person.username, admin: stage.company.username, superuser: 'superuser', anyone: '' }[
    stage.role
  ];
  return freshAccount(stage, of, `victim-${stage.next('victim', 1)}`);
}

/** Applications of the person without an interview: `count` that no other round uses, from this number. */
export const freshApplications = (stage: Stage, count: number) =>
  counts.applications - stage.next('application', count) - count;

/** Gives applications an interview that stands at its first question now. */
export async function openInterviews({ filler }: Stage, from: number, count: number): Promise<void> {
  await filler.rows(
    `with ids as (select md5('own ' || n)::uuid as id from generate_series($1::int, $2::int) n),
       opened as (insert into interviews (application_id, state, started_at) select id, 'open', now() from ids on conflict do nothing)
     insert into interview_answers (application_id, sequence, question, asked_at) select id, 1, left(repeat('Introduce yourself. ', 30), 500), now() from ids
     on conflict do nothing`,
    [from, from + count - 1],
  );
}

export const own = (number: number) => knownId('own', number);
export const crowd = (number: number) => knownId('crowd', number);
export const job = (number: number) => knownId('job', number);
