/** What is said of calls that failed. */
import { sentences } from './sentences.ts';

export const t = sentences('client', {
  noResponse: 'No response from server. Please check your connection.',
  sessionExpired: 'Session expired. Please log in again.',
  inSeconds: 'in {seconds} seconds',
  inMinutes: '{minutes, plural, one {in a minute} other {in # minutes}}',
  inHours: '{hours, plural, one {in an hour} other {in # hours}}',
  tooMany: 'Too many attempts. Please try again {wait}.',
  failed: 'An error occurred. Please try again later.',
});
