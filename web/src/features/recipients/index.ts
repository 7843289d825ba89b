/** The door of recipients. */
export { Recipients } from './recipients.tsx';
