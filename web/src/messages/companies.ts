/** What stands around every page of a company: its navigation, and where its verification stands. */
import { sentences } from './sentences.ts';

export const t = sentences('companies', {
  dashboard: 'Dashboard',
  jobs: 'Job Listings',
  settingsHeading: 'SETTINGS',
  settings: 'Settings',
  logOut: 'Log Out',
  postJob: 'Post a job',
  pending: 'Your company is waiting to be verified',
  pendingWhat: 'You can prepare jobs meanwhile. Candidates may not be able to open their links until then.',
  rejected: 'Your company was not verified',
  rejectedWhat:
    'Jobs cannot be posted or changed. Please check the company profile and contact the operator of this site.',
});
