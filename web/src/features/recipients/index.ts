/** The door of recipients. */

export { OperatorContact } from './operator-contact.tsx';
export { OutsideChoice } from './outside-choice.tsx';
export { Recipients } from './recipients.tsx';
