/** What the candidates of an erased company or a deleted job are mailed. */
import { catalogue } from '@saring/contract/words';

export const words = catalogue('server-erasures', {
  companyGone: '{company} has left this site',
  companyGoneWhat:
    '{company} is no longer here. Your applications to it are deleted, with everything that was kept for them. Your account and your other applications stay as they are.',
  jobGone: '{company} has deleted a job that you applied for',
  jobGoneWhat:
    '{company} has deleted a job, and with it your application for it and everything that was kept for that. Your account and your other applications stay as they are.',
  footer: 'This mail was sent by Saring because you applied to this company.',
});
