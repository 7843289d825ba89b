/** Field schemas that several calls share; the texts are the specification's own where it has one. */
import { z } from 'zod';
import { cleanLine, cleanLines } from './clean-text.ts';
import { anyAddress, cleanAddress, mailAddress } from './email-address.ts';
import { parseDay } from './options.ts';

export const passwordRule =
  'Password must be at least 8 characters long and contain at least one uppercase letter, one lowercase letter, one number, and one special character';
export const invalidJson = 'Invalid JSON';

/** Says `text` of a value that is missing or of another kind; what else is wrong with it is for its own rules to say. */
const missing = (text: string | undefined) => (issue: z.core.$ZodRawIssue) =>
  issue.code === 'invalid_type' ? text : undefined;

/**
 * A text of up to `max` characters after `clean`; PostgreSQL cannot store the null character, so it is refused here.
 * Where no text is given, `checked` has the words.
 */
function cleaned(clean: (value: string) => string, max: number, required?: string, tooLong?: string) {
  const base = z
    .string({ error: missing(required) })
    .refine((value) => !value.includes('\0'), 'Must not contain the null character')
    // What is far too long is refused as it came: cleaning costs time.
    .overwrite((value) => (value.length > 2 * max + 100 ? value : clean(value)))
    .max(max, tooLong);
  return required === undefined ? base : base.min(1, required);
}

/** What machines write, such as ids, tokens and codes: trimmed, and otherwise as it came. What people read is a `line` or `lines`. */
export function text(max: number, required?: string, tooLong?: string) {
  return cleaned((value) => value.trim(), max, required, tooLong);
}

/** A name or another text of one line, without what nobody sees (clean-text.ts); of invisible characters alone it is missing. */
export function line(max: number, required?: string, tooLong?: string) {
  return cleaned(cleanLine, max, required, tooLong);
}

/** A text of several lines, without what nobody sees. */
export function lines(max: number, required?: string, tooLong?: string) {
  return cleaned(cleanLines, max, required, tooLong);
}

/** An optional text: absent, null and blank are the same. */
export function optionalText(max: number) {
  return text(max).nullish();
}

/** A line of at most `max` characters, null or nothing. */
export function optionalLine(max: number) {
  return line(max).nullish();
}

/** Lines of at most `max` characters together, null or nothing. */
export function optionalLines(max: number) {
  return lines(max).nullish();
}

/** One of the given options without regard to case; answers the option as written here. Without a text they are listed. */
export function option<const T extends readonly string[]>(options: T, message?: string) {
  return z.preprocess(
    (value) =>
      typeof value === 'string'
        ? (options.find((item) => item.toLowerCase() === value.trim().toLowerCase()) ?? value)
        : value,
    z.enum(options, message),
  );
}

const blankToMissing = (value: unknown) => (value === '' || value === null ? undefined : value);

/** One of the given options, as `option` takes them; an empty text and null count as nothing. */
export function optionalOption<const T extends readonly string[]>(options: T, message?: string) {
  return z.preprocess(blankToMissing, option(options, message).optional());
}

/** A list that a form sends as one repeated field, and JSON as an array. */
export function listOf<T extends z.ZodType>(item: T, many: number | { exactly: number; otherwise: string } = 1000) {
  const list = z.array(item);
  return z.preprocess(
    (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
    typeof many === 'number' ? list.max(many, `At most ${many} at once`) : list.length(many.exactly, many.otherwise),
  );
}

/** A password as somebody types it to prove who they are: nothing is said of its strength. */
export function secret(required: string) {
  return z
    .string({ error: missing(required) })
    .min(1, required)
    .max(1000);
}

export const password = z
  .string({ error: missing(passwordRule) })
  .max(200)
  .regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%^&*(),.?":{}|<>])[^\0]{8,}$/s, passwordRule);

export const username = text(40, 'Username is required').regex(
  /^[A-Za-z0-9._-]{3,40}$/,
  'Username must be 3 to 40 letters, digits, dots, underscores or hyphens',
);

/** An email address in its one spelling (email-address.ts). */
export function email(required: string, invalid = required) {
  return cleaned(cleanAddress, 254, required).regex(mailAddress, invalid);
}

/** An operator's may stay `superuser@localhost`, as the first one's is until it is changed. */
export function operatorEmail(required: string, invalid = required) {
  return cleaned(cleanAddress, 254, required).regex(anyAddress, invalid);
}

/** A flag as a form or a query string carries it. */
export const flag = z.preprocess(
  (value) => (value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value),
  z.boolean({ error: 'Must be true or false' }),
);

/** A date that exists, as `YYYY-MM-DD`. */
export const isoDate = z.iso
  .date({ error: 'Must be a date as YYYY-MM-DD' })
  // Years beyond these are slips of the hand, and some of them neither JavaScript nor PostgreSQL can reckon with.
  .refine((day) => day >= '1900-01-01' && day < '3000-01-01', 'Must be a date from 1900 to 2999');
export const optionalDate = z.preprocess(blankToMissing, isoDate.optional());

/** How a person writes an amount; `0x10`, `1e4` and a blank are numbers to JavaScript alone. */
const amountPattern = /^-?\d{1,15}(\.\d{1,10})?$/;

/** A moment as ISO 8601 with its zone; absent and blank are the same. */
export const optionalTime = z.preprocess(
  blankToMissing,
  z.iso.datetime({ offset: true, error: 'Must be a time as 2026-01-31T09:30:00Z' }).optional(),
);

/** An amount of money in whole units or cents. */
export const optionalAmount = z.preprocess((value) => {
  const written = typeof value === 'string' ? value.trim() : value;
  return typeof written === 'string' && amountPattern.test(written) ? Number(written) : blankToMissing(written);
}, z.number({ error: 'Must be a number' }).min(0, 'Must not be negative').max(999_999_999, 'Is too large').optional());

/** A whole number as a form or a query string carries it; absent and blank are the same. */
export function optionalWhole(min: number, max: number) {
  return z.preprocess(blankToMissing, z.coerce.number().int().min(min).max(max).optional());
}

/** Ids are opaque to a client; an id of any shape that is not ours is simply unknown. */
export const id = text(100, 'An id is required');

/** A time as the wire has it: ISO 8601 with zone. */
export const time = z.string();

export const pageQuery = {
  page: optionalWhole(1, 1_000_000),
  page_size: optionalWhole(1, 200),
  search: optionalText(200),
  order: optionalOption(['asc', 'desc']),
};

export const pageAnswer = {
  total: z.number().int(),
  page: z.number().int().optional(),
  page_size: z.number().int().optional(),
};

export const message = z.object({ message: z.string() });

/** A day that exists, as `DD/MM/YYYY`, in a year that the pattern admits; each part has its own text when it is wrong. */
export function dayText(years: RegExp) {
  return text(10, 'Day is required').superRefine((value, context) => {
    const [day = '', month = '', year = ''] = value.split('/');
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    if (day === '') refuse('Day is required');
    else if (!/^(0[1-9]|[12]\d|3[01])$/.test(day)) refuse('Invalid day');
    else if (month === '') refuse('Month is required');
    else if (!/^(0[1-9]|1[0-2])$/.test(month)) refuse('Invalid month');
    else if (year === '') refuse('Year is required');
    else if (!years.test(year)) refuse('Invalid year');
    else if (!parseDay(value)) refuse('Invalid day');
  });
}
