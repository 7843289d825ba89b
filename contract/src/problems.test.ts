/** Every kind of thing that can be wrong with a value has a sentence that a person understands. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { option, optionalWhole, secret, text } from './fields.ts';
import { checked } from './problems.ts';
import { pseudo } from './words/pseudo.ts';

const schema = z.strictObject({
  company_name: text(5).min(2),
  jobTitle: text(5, 'Please enter a title'),
  page: optionalWhole(1, 9),
  sort: option(['grade', 'date', 'name']),
  order: option(['asc', 'desc']),
  list: z.array(text(3)).min(1).max(2),
  old_password: secret('Please fill in all fields'),
  share: z.number().gt(0).lt(1).multipleOf(0.25),
});
const good = {
  company_name: 'Maju',
  jobTitle: 'Cook',
  page: '',
  sort: 'date',
  order: 'ASC',
  list: ['a'],
  old_password: 'x',
  share: 0.5,
};

function problemsOf(change: Record<string, unknown>): string[] {
  return checked(schema, { ...good, ...change }).problems.map(({ text }) => text);
}

describe('a value that is wrong', () => {
  it.each([
    ['company_name', undefined, 'Company name is required'],
    ['company_name', 5, 'Company name must be a text'],
    ['company_name', 'x', 'Company name must be at least 2 characters'],
    ['company_name', 'too long', 'Company name must be at most 5 characters'],
    ['jobTitle', undefined, 'Please enter a title'],
    ['jobTitle', 'too long', 'Job title must be at most 5 characters'],
    ['old_password', 'x'.repeat(1001), 'Old password must be at most 1000 characters'],
    ['page', 'abc', 'Page must be a number'],
    ['page', '1.5', 'Page must be a whole number'],
    ['page', '0', 'Page must be at least 1'],
    ['page', '10', 'Page must be at most 9'],
    ['sort', 'height', 'Sort must be one of grade, date or name'],
    ['sort', undefined, 'Sort is required'],
    ['order', 'up', 'Order must be asc or desc'],
    ['list', 'a', 'List must be a list'],
    ['list', [], 'List must have at least 1 entry'],
    ['list', ['a', 'b', 'c'], 'List must have at most 2 entries'],
    ['list', ['a', 'long'], 'List 2 must be at most 3 characters'],
    ['share', 0, 'Share must be more than 0'],
    ['share', 1, 'Share must be less than 1'],
    ['share', 0.3, 'Share must be a multiple of 0.25'],
    ['colour', 'red', 'Must not contain colour'],
  ])('%s %j: %s', (field, value, text) => {
    expect(problemsOf({ [field]: value })).toEqual([text]);
  });

  it('is no object at all', () => {
    expect(checked(schema, []).problems[0]?.text).toBe('Must be an object with named fields');
  });

  it('is said in the language of who sent it, also where a rule has a text of its own', () => {
    const said = (change: Record<string, unknown>) => checked(schema, { ...good, ...change }, pseudo).problems[0]?.text;
    expect(said({ page: '0' })).toBe('⟦⟦Þáĝé⟧ ⟦ɱûšţ ƀé áţ ļéášţ 1⟧⟧');
    expect(said({ jobTitle: undefined })).toBe('⟦Þļéášé éñţéŕ á ţîţļé⟧');
  });

  it('is nothing when all is well', () => {
    expect(problemsOf({})).toEqual([]);
  });
});
