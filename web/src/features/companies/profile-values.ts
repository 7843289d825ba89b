/** What the settings form holds: the profile, with the founding date in three fields. */
import { type api, type CallOutput, companyFields, neverSaved } from '@saring/contract';
import { check } from '#client/validate.ts';
import { t } from '#messages/companies-settings.ts';

export type CompanyProfile = CallOutput<typeof api.companies.profile>;

export interface ProfileValues {
  companyName: string;
  industry: string | null;
  description: string;
  location: string | null;
  contactEmail: string;
  website: string;
  employees: string | null;
  foundedDay: string;
  foundedMonth: string;
  foundedYear: string;
  /** Of the profile that the changes are based on. */
  updatedAt: string;
}

/** A stored profile, or for a new company empty fields and the name it registered with. */
export function profileValues(profile: CompanyProfile | null, name = ''): ProfileValues {
  const [foundedDay = '', foundedMonth = '', foundedYear = ''] = (profile?.dateFounded ?? '').split('/');
  return {
    companyName: profile?.companyName ?? name,
    industry: profile?.industry || null,
    description: profile?.description ?? '',
    location: profile?.location || null,
    contactEmail: profile?.contactEmail ?? '',
    website: profile?.website ?? '',
    employees: profile?.employees || null,
    foundedDay,
    foundedMonth,
    foundedYear,
    updatedAt: profile?.updatedAt ?? neverSaved,
  };
}

/** The body of the call; the date as `DD/MM/YYYY`. */
export function profileBody({ foundedDay, foundedMonth, foundedYear, ...values }: ProfileValues) {
  return {
    ...values,
    industry: values.industry ?? '',
    location: values.location ?? '',
    employees: values.employees ?? '',
    dateFounded: [twoFigures(foundedDay), twoFigures(foundedMonth), foundedYear.trim()].join('/'),
  };
}

/** "7" → "07"; anything else stays as it was typed. */
export function twoFigures(value: string): string {
  return /^\d$/.test(value.trim()) ? `0${value.trim()}` : value.trim();
}

const dateProblem = check(companyFields.dateFounded);
const invalidDay = dateProblem('32/01/2000');
const required = { Day: t('dayRequired'), Month: t('monthRequired'), Year: t('yearRequired') };

/** Each part by itself first; a day that its month does not have is said at the day. */
function partProblem(part: 'Day' | 'Month' | 'Year', { foundedDay, foundedMonth, foundedYear }: ProfileValues) {
  const day = twoFigures(foundedDay);
  const month = twoFigures(foundedMonth);
  const year = foundedYear.trim();
  const value = { Day: day, Month: month, Year: year }[part];
  if (value === '') return required[part];
  // The contract's rule looks at all three: the other two stand in as good ones, so that each field speaks for itself.
  const alone = { Day: `${day}/01/2000`, Month: `01/${month}/2000`, Year: `01/01/${year}` }[part];
  const problem = dateProblem(alone);
  if (problem || part !== 'Day') return problem;
  const whole = dateProblem(`${day}/${month}/${year}`);
  return whole === invalidDay ? whole : null;
}

/** The checks of the form, one per field, in the contract's texts. */
export const profileChecks = {
  companyName: check(companyFields.companyName),
  industry: check(companyFields.industry),
  contactEmail: check(companyFields.contactEmail),
  website: check(companyFields.website),
  location: check(companyFields.location),
  employees: check(companyFields.employees),
  foundedDay: (_: string, values: ProfileValues) => partProblem('Day', values),
  foundedMonth: (_: string, values: ProfileValues) => partProblem('Month', values),
  foundedYear: (_: string, values: ProfileValues) => partProblem('Year', values),
  description: check(companyFields.description),
};
