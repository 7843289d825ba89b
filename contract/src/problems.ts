/** What is wrong with a value in plain words, wherever a rule has no text of its own; never zod's wording. */
import type { z } from 'zod';
import { codeName } from './names.ts';
import { catalogue, english, formatsOf, type Language, type SayOf, saidIn } from './words/index.ts';

type Issue = z.core.$ZodRawIssue;

/** `problem` is a sentence without its subject, which is the name of a field. */
const words = catalogue('problems', {
  named: '{name} {problem}',
  numbered: '{name} {place}',
  item: 'item',
  thisOne: 'This {problem}',
  required: 'is required',
  notValid: 'is not valid',
  string: 'must be a text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object with named fields',
  date: 'must be a date',
  otherKind: 'must be of another kind',
  option: 'must be {options}',
  oneOf: 'must be one of {options}',
  multiple: 'must be a multiple of {step}',
  unknown: 'must not contain {names}',
  leastCharacters: 'must be at least {least} characters',
  leastEntries: 'must have at least {least, plural, one {# entry} other {# entries}}',
  least: 'must be at least {least}',
  more: 'must be more than {least}',
  mostCharacters: 'must be at most {most} characters',
  mostEntries: 'must have at most {most, plural, one {# entry} other {# entries}}',
  most: 'must be at most {most}',
  less: 'must be less than {most}',
});

type Say = SayOf<typeof words>;

const kinds = ['string', 'number', 'int', 'boolean', 'array', 'object', 'date'] as const;

interface Schema {
  safeParse(
    value: unknown,
    params: { error: (issue: Issue) => string },
  ): { data?: unknown; error?: { issues: readonly Found[] } };
}

interface Found {
  code?: string;
  path: PropertyKey[];
  message: string;
  /** Of a value that may be of several kinds, what is wrong with it as each of them. */
  errors?: readonly (readonly Found[])[];
}

/** The value as the schema makes it; or all that is wrong, in this language: the rules' own texts, else those above. */
export function checked(
  schema: Schema,
  value: unknown,
  language = english,
): { data?: unknown; problems: { path: PropertyKey[]; text: string }[] } {
  const made = new Set<string>();
  const { data, error } = schema.safeParse(value, {
    error: (issue) => {
      const text = plainText(issue, language);
      made.add(text);
      return text;
    },
  });
  const problems = (error?.issues ?? []).flatMap(ofLikeliestKind);
  return {
    data,
    problems: problems.map(({ path, message }) => ({
      path,
      text: made.has(message) ? message : saidIn(language, message),
    })),
  };
}

/** What is wrong with a value as the kind that it was meant to be: the one that it is of, else the first. */
function ofLikeliestKind({ errors, ...found }: Found): readonly Found[] {
  if (!errors) return [found];
  const isOfKind = ({ code, path }: Found) => code !== 'invalid_type' || path.length > 0;
  const likeliest = errors.find((issues) => issues.every(isOfKind)) ?? errors[0] ?? [];
  return likeliest.map(({ path, message }) => ({ path: [...found.path, ...path], message }));
}

function plainText(issue: Issue, language: Language): string {
  const say = words(language);
  const name = nameOf(issue.path ?? [], say, language);
  const [problem, lacksSubject] = problemOf(issue, say, language);
  if (name !== '') return say('named', { name, problem });
  return lacksSubject ? say('thisOne', { problem }) : problem.charAt(0).toUpperCase() + problem.slice(1);
}

/** `new_password` as "New password", the fourth of `jobCriteria` as "Job criteria 4"; empty where there is no path. */
function nameOf(path: readonly PropertyKey[], say: Say, language: Language): string {
  const field = path.findLast((part) => typeof part === 'string');
  const place = path.at(-1);
  if (field === undefined && typeof place !== 'number') return '';
  const plain =
    field === undefined ? say('item') : codeName(field).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const name = saidIn(language, plain.charAt(0).toUpperCase() + plain.slice(1));
  return typeof place === 'number' ? say('numbered', { name, place: place + 1 }) : name;
}

/** The problem, and whether it needs a subject before it. */
function problemOf(issue: Issue, say: Say, language: Language): [problem: string, lacksSubject?: boolean] {
  const absent = issue.input === undefined || issue.input === null;
  if (absent && (issue.code === 'invalid_type' || issue.code === 'invalid_value')) return [say('required'), true];
  switch (issue.code) {
    case 'invalid_type':
      return [say(kinds.find((kind) => kind === issue.expected) ?? 'otherKind')];
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1 ? [say('required'), true] : [least(issue, say)];
    case 'too_big':
      return [most(issue, say)];
    case 'invalid_value': {
      const options = formatsOf(language).choice(issue.values.map(String));
      return [say(issue.values.length > 2 ? 'oneOf' : 'option', { options })];
    }
    case 'not_multiple_of':
      return [say('multiple', { step: issue.divisor })];
    case 'unrecognized_keys':
      return [say('unknown', { names: formatsOf(language).choice(issue.keys) })];
    default:
      return [say('notValid'), true];
  }
}

function least({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>, say: Say): string {
  if (origin === 'string') return say('leastCharacters', { least: String(minimum) });
  if (origin === 'array') return say('leastEntries', { least: Number(minimum) });
  return say(inclusive === false ? 'more' : 'least', { least: String(minimum) });
}

function most({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>, say: Say): string {
  if (origin === 'string') return say('mostCharacters', { most: String(maximum) });
  if (origin === 'array') return say('mostEntries', { most: Number(maximum) });
  return say(inclusive === false ? 'less' : 'most', { most: String(maximum) });
}
