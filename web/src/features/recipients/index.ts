/** The door of recipients. */

export { OutsideChoice } from './outside-choice.tsx';
export { Recipients } from './recipients.tsx';
