/** What the operator's pages say of suspending, of erasing, and of one more operator. */
import { sentences } from './sentences.ts';

export const t = sentences('superuser-standing', {
  more: 'More for {name}',
  suspended: 'Suspended',
  erasing: 'Being erased',
  suspend: 'Suspend',
  lift: 'Lift suspension',
  erase: 'Erase',
  askSuspend: 'Suspend {name}?',
  askLift: 'Lift the suspension of {name}?',
  askErase: 'Erase {name}?',
  suspendCompany:
    'Nobody of this company can sign in, and it takes no applications. Nothing is deleted; its candidates keep their own data. It is told by mail.',
  suspendUser:
    'All sign-ins of this account end, and nobody can sign in to it. Nothing is deleted. Its owner is told by mail.',
  liftCompany: 'The company can sign in and take applications again. It is told by mail.',
  liftUser: 'The owner of this account can sign in again, and is told by mail.',
  eraseCompany:
    'Its jobs, applications, interviews, recordings, files and accounts are deleted for good. Its candidates are told by mail. The audit trail stays.',
  eraseUser:
    'The account is deleted for good with its profile, applications, interviews and files. The audit trail stays.',
  reason: 'Reason',
  reasonTold: 'It is mailed to them, and stands in the audit trail.',
  reasonKept: 'It stands in the audit trail.',
  giveReason: 'Please give a reason',
  typeName: 'Type {name} to confirm',
  typeNameFirst: 'Please enter {name}.',
  wasSuspended: '{name} is suspended.',
  wasLifted: '{name} is no longer suspended.',
  isErasing: '{name} is being erased.',
  failed: 'It could not be done. Please try again.',
  newOperator: 'New operator',
  newOperatorWhat:
    'An operator can do everything that you can. Give this to people whom you trust with the whole site.',
  email: 'Email',
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  username: 'Username',
  yourPassword: 'Your own password',
  enterPassword: 'Please enter your password',
  make: 'Make operator',
  made: '{name} is an operator',
  firstPassword: 'First password',
  firstPasswordWhat:
    'It is shown this once. Hand it over in person: with it {name} signs in, and sets one of their own within a day.',
  copy: 'Copy',
  copied: 'Copied',
  done: 'Done',
});
