/** What is wrong with a value in plain words, wherever a rule has no text of its own; never zod's wording. */
import type { z } from 'zod';
import { codeName } from './names.ts';

type Issue = z.core.$ZodRawIssue;

/** How a person calls what a schema expects. */
const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with named fields',
  date: 'a date',
};

/** The error map for every check of what a person sent: `schema.safeParse(value, { error: plainText })`. */
export function plainText(issue: Issue): string {
  return sentence(nameOf(issue.path ?? []), problemOf(issue));
}

/** `new_password` as "New password", the fourth of `jobCriteria` as "Job criteria 4"; empty where there is no path. */
function nameOf(path: readonly PropertyKey[]): string {
  const field = path.findLast((part) => typeof part === 'string');
  const place = path.at(-1);
  const words =
    field === undefined ? 'item' : codeName(field).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const name = typeof place === 'number' ? `${words} ${place + 1}` : field === undefined ? '' : words;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function sentence(name: string, problem: string): string {
  if (name !== '') return `${name} ${problem}`;
  return problem.startsWith('is ') ? `This ${problem}` : problem.charAt(0).toUpperCase() + problem.slice(1);
}

function problemOf(issue: Issue): string {
  const absent = issue.input === undefined || issue.input === null;
  if (absent && (issue.code === 'invalid_type' || issue.code === 'invalid_value')) return 'is required';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? 'of another kind'}`;
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1 ? 'is required' : `must ${least(issue)}`;
    case 'too_big':
      return `must ${most(issue)}`;
    case 'invalid_value':
      return `must be ${oneOf(issue.values.map(String))}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `must not contain ${listed(issue.keys)}`;
    default:
      return 'is not valid';
  }
}

function least({ origin, minimum, inclusive }: { origin: string; minimum: unknown; inclusive?: boolean }): string {
  if (origin === 'string') return `be at least ${minimum} characters`;
  if (origin === 'array') return `have at least ${minimum} ${minimum === 1 ? 'entry' : 'entries'}`;
  return inclusive === false ? `be more than ${minimum}` : `be at least ${minimum}`;
}

function most({ origin, maximum, inclusive }: { origin: string; maximum: unknown; inclusive?: boolean }): string {
  if (origin === 'string') return `be at most ${maximum} characters`;
  if (origin === 'array') return `have at most ${maximum} ${maximum === 1 ? 'entry' : 'entries'}`;
  return inclusive === false ? `be less than ${maximum}` : `be at most ${maximum}`;
}

function oneOf(options: string[]): string {
  return options.length > 2 ? `one of ${listed(options)}` : listed(options);
}

/** "a, b or c". */
function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
}
