/** What the page of the first run says. */
import { sentences } from './sentences.ts';

export const t = sentences('superuser-first-run', {
  title: 'Set up the operator',
  what: 'The operator runs this installation. Choose the username, the password and the address of that account.',
  checking: 'Checking the link…',
  usernameWhat: 'You log in with it, or with the address.',
  emailWhat: 'Codes for a forgotten password go there.',
  mail: 'Mail',
  noServer:
    'No mail server is set. Every mail stays in a file in DATA_DIR/outbox: invitations, codes and decisions reach nobody.',
  noServerNext:
    'You can finish without one. To send mail, set <code>SMTP_URL</code> and <code>MAIL_FROM</code> and restart Saring. README.md (Configuration) and docs/operations.md (Mail) say how.',
  serverSet: 'A mail server is set. See whether it takes a mail to the address above.',
  test: 'Send me a test mail',
  lookThere: 'Please look whether it has arrived.',
  lookAt: 'Please look at the address or, on the server, at SMTP_URL and MAIL_FROM.',
  finish: 'Finish',
  finishing: 'Finishing…',
  failed: 'The operator could not be set up. Please try again.',
  over: 'This link is not good any more',
  overWhy:
    'A link to set up the operator is good for one hour and can be used once, as long as nobody has logged in as the operator.',
  overNobody: 'Nobody has logged in yet: restart Saring, and its log shows a fresh link.',
  overKnown: 'The operator is set up: <link>log in</link>.',
  overLost: 'The password is lost: run <code>npm run saring operator reset-password NAME</code> on the server.',
});
