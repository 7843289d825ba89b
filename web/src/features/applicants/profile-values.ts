/** The profile as its form has it: text in every field, the date of birth in three parts. */
import { type api, type CallInput, isFutureDay, parseDay, profileShape } from '@saring/contract';
import { check } from '#client/validate.ts';
import { t } from '#messages/applicants-settings.ts';
import type { Profile } from './rules.ts';

export interface ProfileValues {
  fullName: string;
  phone: string;
  address: string;
  contactEmail: string;
  /** A number field answers text while it is empty or half typed. */
  age: number | string;
  gender: string;
  dobDay: string;
  dobMonth: string;
  dobYear: string;
  description: string;
}

/** From what is stored; for a newcomer empty but for the address of the account. */
export function valuesOf(profile: Profile | undefined, accountEmail: string): ProfileValues {
  const [dobYear = '', dobMonth = '', dobDay = ''] = profile?.dob.split('-') ?? [];
  return {
    fullName: profile?.fullName ?? '',
    phone: profile?.phoneText ?? '',
    address: profile?.address ?? '',
    contactEmail: profile?.contactEmail ?? accountEmail,
    age: profile?.age ?? '',
    gender: profile?.gender ?? '',
    dobDay,
    dobMonth,
    dobYear,
    description: profile?.description ?? '',
  };
}

const two = (text: string) => text.trim().padStart(2, '0');

/** `DD/MM/YYYY`, as it is sent. */
export function birthday({ dobDay, dobMonth, dobYear }: ProfileValues): string {
  return `${two(dobDay)}/${two(dobMonth)}/${dobYear.trim()}`;
}

const required = { Day: t('dayRequired'), Month: t('monthRequired'), Year: t('yearRequired') };
const invalid = { Day: t('dayInvalid'), Month: t('monthInvalid'), Year: t('yearInvalid') };

/** A part of the date by itself: required, then within its range. */
function part(name: 'Day' | 'Month' | 'Year', range: RegExp) {
  return (value: string): string | null => {
    if (!value.trim()) return required[name];
    return range.test(name === 'Year' ? value.trim() : two(value)) ? null : invalid[name];
  };
}

const day = part('Day', /^(0[1-9]|[12]\d|3[01])$/);
const month = part('Month', /^(0[1-9]|1[0-2])$/);
const year = part('Year', /^(19|20)\d\d$/);

/** Every rule with the specification's text, for the moment that a field is left. */
export const profileRules = {
  fullName: check(profileShape.full_name),
  phone: check(profileShape.phone),
  address: check(profileShape.address),
  contactEmail: check(profileShape.Contactemail),
  age: (age: number | string) => check(profileShape.age)(age === '' ? undefined : age),
  /** The day is also judged with its month and year, once those are there: there is no 31 February. */
  dobDay: (value: string, values: ProfileValues) =>
    day(value) ??
    (month(values.dobMonth) === null &&
    year(values.dobYear) === null &&
    !parseDay(birthday({ ...values, dobDay: value }))
      ? invalid.Day
      : null),
  dobMonth: month,
  /** A year that has not come, or a day of this one that has not. */
  dobYear: (value: string, values: ProfileValues) =>
    year(value) ?? (isFutureDay(birthday({ ...values, dobYear: value }), new Date()) ? invalid.Year : null),
  gender: (gender: string) => (gender ? null : t('chooseGender')),
  description: check(profileShape.description),
};

/** Whole years on a day; null while the date of birth is none. */
export function ageOn(values: ProfileValues, today: Date): number | null {
  const born = parseDay(birthday(values));
  if (!born || isFutureDay(birthday(values), today)) return null;
  const [month, day] = [today.getMonth() + 1, today.getDate()];
  const before = month < born.month || (month === born.month && day < born.day);
  return today.getFullYear() - born.year - (before ? 1 : 0);
}

/** Whether something is still empty. */
export function isIncomplete(values: ProfileValues): boolean {
  return Object.values(values).some((value) => String(value).trim() === '');
}

/** The fields of the call. */
export function bodyOf(values: ProfileValues): CallInput<typeof api.applicants.saveProfile>['body'] {
  const { fullName, phone, address, contactEmail, age, gender, description } = values;
  return { fullName, phone, address, contactEmail, age, gender, description, dob: birthday(values) };
}
