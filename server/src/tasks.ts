/** Every background task of every feature. */
import { accountsTasks } from '#features/accounts/index.ts';
import { applicationsTasks } from '#features/applications/index.ts';
import { assistantTasks } from '#features/assistant/index.ts';
import { companiesTasks } from '#features/companies/index.ts';
import { emailsTasks } from '#features/emails/index.ts';
import { erasuresTasks } from '#features/erasures/index.ts';
import { filesTasks } from '#features/files/index.ts';
import { interviewsTasks } from '#features/interviews/index.ts';
import { jobsTasks } from '#features/jobs/index.ts';
import { membersTasks } from '#features/members/index.ts';
import { retentionTasks } from '#features/retention/index.ts';
import { secondLooksTasks } from '#features/second-looks/index.ts';
import { superuserTasks } from '#features/superuser/index.ts';
import { systemTasks } from '#features/system/index.ts';
import type { Task } from '#platform/queue/queue.ts';
import type { World } from './world.ts';

export const tasks: readonly Task<World>[] = [
  ...accountsTasks,
  ...companiesTasks,
  ...membersTasks,
  ...emailsTasks,
  ...filesTasks,
  ...jobsTasks,
  ...applicationsTasks,
  ...interviewsTasks,
  ...assistantTasks,
  ...retentionTasks,
  ...secondLooksTasks,
  ...superuserTasks,
  ...erasuresTasks,
  ...systemTasks,
];
export const taskNames = tasks.map((task) => task.name);
