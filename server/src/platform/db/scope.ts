/** On whose behalf the database is asked: PostgreSQL hides everybody else's rows, whatever a statement says. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '#platform/auth/session.ts';

/** What each may see is written in the policies of the tables (docs/decisions/014). */
export type Scope =
  /** Nobody is signed in; `fileId` is the one file that a link or an address names. */
  | { role: 'visitor'; fileId?: string }
  | { role: 'applicant'; userId: string }
  | { role: 'company'; companyId: string; userId: string }
  | { role: 'operator'; userId: string }
  /** Background work, which acts for no one. */
  | { role: 'worker' };

const roles = ['visitor', 'applicant', 'company', 'operator', 'worker'] as const satisfies readonly Scope['role'][];
/** The roles of the database that stand for the scopes; none of them owns anything or can sign in. */
export const databaseRoles = roles.map((role) => `saring_${role}`);

/** For whom something is done, and whether anybody still waits for it: what is scarce is shared out by this (fair-queue.ts). */
export interface Caller {
  /** An account, a network address, or the tasks of this process. */
  readonly owner: string;
  /** Aborted when nobody wants what is done any more; none where it is wanted in any case. */
  readonly signal?: AbortSignal | undefined;
}

const tasks: Caller = { owner: 'tasks' };

const current = new AsyncLocalStorage<{ scope: Scope; caller: Caller }>();

/**
 * Runs `work` within a scope: every connection that it takes sees that scope's rows alone, until it gives it back.
 * `caller` stays who it was where nothing is said.
 */
export function inScope<T>(scope: Scope, work: () => T, caller: Caller = currentCaller()): T {
  return current.run({ scope, caller }, work);
}

/** Undefined outside of any scope, where nothing may be asked. */
export function currentScope(): Scope | undefined {
  return current.getStore()?.scope;
}

/** Outside of any call: the tasks of this process. */
export function currentCaller(): Caller {
  return current.getStore()?.caller ?? tasks;
}

/** A function that asks on behalf of who made it, whoever calls it: for what is read while an answer is being sent. */
export function scoped<A extends unknown[], R>(work: (...args: A) => R): (...args: A) => R {
  return AsyncLocalStorage.bind(work);
}

/** What who is signed in may see. */
export function scopeOf(actor: Actor | null): Scope {
  if (!actor) return { role: 'visitor' };
  const { userId, role, companyId } = actor;
  if (role === 'superuser') return { role: 'operator', userId };
  if (role === 'admin') return { role: 'company', companyId: companyId ?? '', userId };
  return { role: 'applicant', userId };
}

/** The settings that the policies read: role, company, person, file. */
export function settingsOf(scope: Scope): [role: string, company: string, person: string, file: string] {
  return [
    `saring_${scope.role}`,
    'companyId' in scope ? scope.companyId : '',
    'userId' in scope ? scope.userId : '',
    'fileId' in scope ? (scope.fileId ?? '') : '',
  ];
}
