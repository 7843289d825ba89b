/** What is mailed of a second look. */
import { catalogue } from '@saring/contract/words';

export const words = catalogue('server-second-looks', {
  asked: 'A rejected applicant for {job} asks for a second look',
  askedWhat:
    'Somebody whose application for {job} was rejected asks that a person looks at it again. Please read what they say and answer within {days, plural, one {a day} other {# days}}: the decision stays, or you make another one.',
  soon: 'A second look for {job} is to be answered within two days',
  soonWhat:
    'Somebody whose application for {job} was rejected asked for a second look and was told by when you mean to answer: within two days from now. Please read what they say and answer: the decision stays, or you make another one.',
  late: 'A second look for {job} was to be answered',
  lateWhat:
    'Somebody whose application for {job} was rejected asked for a second look and was told by when you mean to answer. That time is over. Please read what they say and answer. This is the last reminder: the request stays on your dashboard.',
  toApplicant: 'Read and answer',
  askedFooter: 'This mail was sent by Saring because rejected applicants may ask once for a second look.',
  answered: '{company} took a second look at your application for {job}',
  answeredTitle: 'The second look at your application',
  stays: '{company} looked at your application for {job} again, and the decision stays.',
  changed: '{company} looked at your application for {job} again and changed its decision: your application shows it.',
});
