/** The door of emails: what other features use. */
export { EmailTab } from './email-tab.tsx';
