/** What is mailed of a second look. */
import { catalogue } from '@saring/contract/words';

export const words = catalogue('server-second-looks', {
  asked: 'A rejected applicant for {job} asks for a second look',
  askedWhat:
    'Somebody whose application for {job} was rejected asks that a person looks at it again. Please read what they say and answer within 14 days: the decision stays, or you make another one.',
  toApplicant: 'Read and answer',
  askedFooter: 'This mail was sent by Saring because rejected applicants may ask once for a second look.',
  answered: '{company} took a second look at your application for {job}',
  answeredTitle: 'The second look at your application',
  stays: '{company} looked at your application for {job} again, and the decision stays.',
  changed: '{company} looked at your application for {job} again and changed its decision: your application shows it.',
});
