/** Options, limits and days that calls and pages share; apart from the schemas, so that a page has them without zod. */

export const departments = [
  'Information Technology',
  'Human Resources',
  'Finance',
  'Marketing',
  'Sales',
  'Customer Service',
  'Engineering',
  'Product Management',
  'Research and Development',
  'Legal',
  'Operations',
  'Others',
] as const;
/** By what a company's list of applicants is ordered. */
export const applicantSorts = ['grade', 'date', 'name'] as const;
export type ApplicantSort = (typeof applicantSorts)[number];
export const jobTypes = ['full-time', 'part-time', 'contract', 'remote', 'internship'] as const;
export const experienceLevels = ['entry', 'intermediate', 'senior', 'c-suite'] as const;
export const locations = [
  'Johor',
  'Kedah',
  'Kelantan',
  'Melaka',
  'Negeri Sembilan',
  'Pahang',
  'Penang',
  'Perak',
  'Perlis',
  'Sabah',
  'Sarawak',
  'Selangor',
  'Terengganu',
  'Kuala Lumpur',
  'Labuan',
  'Putrajaya',
] as const;
export const industries = [
  'Technology',
  'Finance',
  'Education',
  'Manufacturing',
  'Retail',
  'Transportation',
  'Hospitality',
  'Real Estate',
  'Energy',
  'Healthcare',
  'Others',
] as const;
export const employeeSizes = ['1 - 50', '51 - 300', '301 - 500', 'more than 500'] as const;
export { timeFactors } from './domain/interview.ts';
/** Characters of a question to the assistant. */
export const questionLimit = 2000;
export const emptyQuestion = 'Please enter a question';
/** Days after its last question when a conversation with the assistant is erased. */
export const conversationDays = 90;
/** What one may ask first, in the language that the assistant understands. */
export const starterQuestions = [
  'How many applications came today?',
  'Who are the top 5 applicants?',
  'Who has not finished the interview?',
  'Which job has the most applicants?',
] as const;
/** What a save of a company's profile names as the version it is based on where there was none yet. */
export const neverSaved = 'never';
/** The least and the most of each period for which a company keeps things. */
export const retentionBounds = { applicantMonths: [1, 60], recordingDays: [7, 730] } as const;
/** Months for which a company that registers keeps ended applications, until it sets something else. */
export const usualApplicantMonths = 12;
/** Minutes between a decision on a page and the candidate's hearing of it: the least, the most, and where nothing was set. */
export const graceBounds = { least: 0, most: 24 * 60, usual: 10 } as const;
/** Days within which a company means to answer an applicant, and the request for a second look: the least, the most, and where nothing was set. */
export const answerBounds = { least: 1, most: 90, usual: 14 } as const;
/** Days after a rejection was told in which a second look can be asked for. */
export const secondLookOpenDays = 30;
/** What outside of an installation may receive personal data. */
export const recipientKinds = ['model', 'transcription', 'mail', 'files', 'database'] as const;
export type RecipientKind = (typeof recipientKinds)[number];
export const genders = ['Male', 'Female', 'Prefer not to say'] as const;
export { bands } from './domain/bands.ts';

const megabyte = 1024 * 1024;
/** Upload limits in bytes. */
export const fileLimits = {
  resume: 5 * megabyte,
  certification: 10 * megabyte,
  description: 10 * megabyte,
  picture: 2 * megabyte,
  recording: 8 * megabyte,
  /** 2 s of mono 16 kHz sound are 64,044 bytes. */
  piece: 64 * 1024,
} as const;

/** Day, month and year of `DD/MM/YYYY`, or null when that day does not exist. */
export function parseDay(value: string): { day: number; month: number; year: number } | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value);
  if (!match) return null;
  const [day, month, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? { day, month, year } : null;
}

/** Whether a day as `DD/MM/YYYY` comes after `now`; false for what is no day. */
export function isFutureDay(value: string, now: Date): boolean {
  const parsed = parseDay(value);
  return parsed !== null && Date.UTC(parsed.year, parsed.month - 1, parsed.day) > now.getTime() + 86_400_000;
}

/** From this age on people apply. */
export const leastAge = 18;

/** Whether who was born on a day as `DD/MM/YYYY` is of age at `now`, anywhere in the world; true for what is no day. */
export function isAdult(value: string, now: Date): boolean {
  const born = parseDay(value);
  return born === null || Date.UTC(born.year + leastAge, born.month - 1, born.day) <= now.getTime() + 14 * 3_600_000;
}

const amount = String.raw`(?:rm|myr|usd|sgd|\$)? ?(?:[1-9]\d{0,2}(?:,\d{3}){1,2}|[1-9]\d{0,5})(?:\.\d{1,2})? ?k?`;
/** An expected salary that says nothing else, for JavaScript and PostgreSQL alike: a free text may hold a name or a number to call. */
export const plainSalary = `^ *${amount}(?: ?(?:-|to) ?${amount})? *(?:(?:/|per|a) ?(?:month|year|annum)|monthly|negotiable)? *$`;
