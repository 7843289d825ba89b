/** What the features hook into the world, for the server and for commands that work as it does. */
import { findAccount } from '#features/accounts/index.ts';
import { interviewScore, resumeScore } from '#features/analyses/index.ts';
import { applicationById, visibleStatus } from '#features/applications/core/index.ts';
import { subscribers } from './subscribers.ts';
import { taskNames } from './tasks.ts';
import type { FeatureHooks } from './world.ts';

export const hooks: FeatureHooks = {
  taskNames,
  subscribers,
  findAccount,
  async shownStatus(db, applicationId, now) {
    const application = await applicationById(db, applicationId);
    return application && visibleStatus(application, now);
  },
  sums: { resume: resumeScore, interview: interviewScore },
};
