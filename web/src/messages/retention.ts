/** How long things are kept: what a candidate is told, and the section in which a company says so. */
import { sentences } from './sentences.ts';

export const t = sentences('retention', {
  keptUntilDeleted:
    'Your application is kept until you delete your account, or the company sets a time, deletes the job or leaves this site. Recordings of your voice are erased {days, plural, one {# day} other {# days}} after the interview; the words stay with the application.',
  erasedAfterMonths:
    'Your application is erased {months, plural, one {# month} other {# months}} after you are rejected or withdraw, after the job is closed, or after the last step in it that you know of, whichever comes first, with its files and its interview. After a rejection it stays for 31 days at least, so that you can ask for a second look. The company may shorten this time, and not lengthen it. Delete your account to have everything erased earlier: nobody reaches it from then on. Disks and backups may hold traces of it for longer. Recordings of your voice are erased {days, plural, one {# day} other {# days}} after the interview; the words stay with the application.',
  erasedAfter:
    'This application is erased after {day}, with its files and its interview. Delete your account to have everything erased earlier: nobody reaches it from then on. Disks and backups may hold traces of it for longer.',
});
