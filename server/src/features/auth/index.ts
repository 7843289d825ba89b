/** The door of sign-in and recovery. */
import type { Task } from '#platform/queue.ts';
import type { World } from '#world';
import { makeCode } from './tasks.ts';

export { resetPassword } from './actions.ts';
export { authBindings } from './routes.ts';
export const authTasks: readonly Task<World>[] = [makeCode as Task<World>];
