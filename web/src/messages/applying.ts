/** What the page behind an application link says before its form is there. */
import { sentences } from './sentences.ts';

export const t = sentences('applying', {
  title: 'Job Application Submission',
  toDashboard: 'Go to my dashboard',
  desktopOnly: 'Mobile Access Restricted - Please use a desktop device for a better experience.',
  smallWorksToo: 'It works here too. On a larger screen you see more of the form at once.',
  goOnHere: 'Continue on this device',
  mailLink: 'Send the link to my email',
  linkNotSent: 'The link could not be sent. Please try again.',
  authentication: 'Authentication Error',
  invalid: 'Invalid authentication. Please log in again.',
  toLogin: 'Go to Login',
});
