/** What the applicant's pages decide by themselves, pure: the newest application, counts, tones, dates as they are shown. */

import type { api, CallOutput } from '@saring/contract';
import { t } from '#messages/applicants.ts';

export type OwnApplication = CallOutput<typeof api.applications.own>['data']['applications'][number];
export type OwnDetail = CallOutput<typeof api.applications.ownById>['data']['application'];
export type Profile = CallOutput<typeof api.applicants.profile>;

/** The application with the latest date, or null. */
export function newest<A extends { applicationDate: string }>(applications: readonly A[]): A | null {
  return applications.reduce<A | null>(
    (best, item) =>
      best === null || Date.parse(item.applicationDate) > Date.parse(best.applicationDate) ? item : best,
    null,
  );
}

/** `YYYY-MM-DD` as `DD/MM/YYYY`. */
export function birthText(dob: string): string {
  const [year = '', month = '', day = ''] = dob.split('-');
  return day ? `${day}/${month}/${year}` : '–';
}

/** A greeting that fits the hour of the day. */
export function greeting(hour: number): string {
  if (hour < 12) return t('morning');
  return hour < 18 ? t('afternoon') : t('evening');
}
