/** What the page says where the app cannot start. */
import { sentences } from './sentences.ts';

export const t = sentences('start', {
  storageRefused:
    "Saring needs this site's storage to keep you signed in. Please allow cookies and site data for this address, and load the page again.",
});
