/** What the candidates of an erased company are mailed. */
import { catalogue } from '@saring/contract/words';

export const words = catalogue('server-erasures', {
  companyGone: '{company} has left this site',
  companyGoneWhat:
    '{company} is no longer here. Your applications to it are deleted, with everything that was kept for them. Your account and your other applications stay as they are.',
  companyGoneFooter: 'This mail was sent by Saring because you applied to this company.',
});
