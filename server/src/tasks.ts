/** Every background task of every feature. */
import { applicationsTasks } from '#features/applications/index.ts';
import { authTasks } from '#features/auth/index.ts';
import { emailsTasks } from '#features/emails/index.ts';
import { filesTasks } from '#features/files/index.ts';
import { interviewsTasks } from '#features/interviews/index.ts';
import { jobsTasks } from '#features/jobs/index.ts';
import { retentionTasks } from '#features/retention/index.ts';
import { systemTasks } from '#features/system/index.ts';
import type { Task } from '#platform/queue.ts';
import type { World } from './world.ts';

export const tasks: readonly Task<World>[] = [
  ...authTasks,
  ...emailsTasks,
  ...filesTasks,
  ...jobsTasks,
  ...applicationsTasks,
  ...interviewsTasks,
  ...retentionTasks,
  ...systemTasks,
];
export const taskNames = tasks.map((task) => task.name);
