/** What is done after two administrators changed the profile. */
import { api } from '@saring/contract';
import { sendInSession } from '#client/hooks.ts';
import { differingFields, keepOwnVersion } from '#kit/conflict.tsx';
import { t } from '#messages/companies-settings.ts';
import { type ProfileValues, profileValues } from './profile-values.ts';

const labels: Partial<Record<keyof ProfileValues, string>> = {
  companyName: t('companyName'),
  industry: t('industry'),
  contactEmail: t('contactEmail'),
  website: t('website'),
  location: t('location'),
  employees: t('employees'),
  foundedDay: t('foundedDay'),
  foundedMonth: t('foundedMonth'),
  foundedYear: t('foundedYear'),
  description: t('description'),
};

/** The values to go on with after a refused save, or null where nobody else changed the profile. */
export async function settleConflict(
  companyId: string,
  mine: ProfileValues,
  text: string,
): Promise<ProfileValues | null> {
  const profile = await sendInSession(api.companies.profile, { params: { username: companyId } }).catch(() => null);
  const theirs = profile && profileValues(profile);
  if (!theirs || theirs.updatedAt === mine.updatedAt) return null;
  const keep = await keepOwnVersion({
    title: t('conflict'),
    text,
    fields: differingFields(labels, mine, theirs),
  });
  return keep ? { ...mine, updatedAt: theirs.updatedAt } : theirs;
}
