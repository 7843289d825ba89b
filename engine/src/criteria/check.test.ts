/** What a recruiter is told about the criteria that were written. */
import { describe, expect, it } from 'vitest';
import { checkCriteria } from './check.ts';

const kinds = (text: string) => checkCriteria([text]).map((finding) => finding.kind);

describe('who a person is', () => {
  it.each([
    'Aged 25 to 35',
    'Maximum age 40',
    'Not more than 30 years old',
    'Female candidates preferred',
    'Chinese candidates with sales background',
    'Bumiputera only',
    'Muslim with good character',
    'Single and without children',
    'Physically fit and able-bodied',
    'Pleasant appearance for the front desk',
    'Recent photo required',
  ])('is found in “%s”', (text) => expect(kinds(text)).toContain('protected'));
});

describe('what stands in for it', () => {
  it.each([
    'Young and energetic team member',
    'Recent graduate of finance',
    'Native English speaker',
    'A good culture fit for our start-up',
    'Owns a car',
    'Degree from a top university',
    'No career gaps in the last five years',
  ])('is found in “%s”', (text) => expect(kinds(text)).toContain('proxy'));
});

describe('what says nothing', () => {
  it.each([
    'Good attitude',
    'Team player with a positive personality',
    'Excellent communication skills',
    'Hardworking',
  ])('“%s” is called vague', (text) => expect(kinds(text)).toEqual(['vague']));
});

describe('what the work needs', () => {
  it.each([
    'Closing the month within five working days',
    'Speaks Chinese and Malay with customers',
    'Writes reports in Malay language',
    'Over 10 years of experience in bridge design',
    'Builds single page applications in React Native',
    'Teaching children with special needs',
    'Patient health records in the hospital system',
    'Manages payroll for 300 people',
    'Handles accounts payable for 12 entities',
    'Lifts parcels of 20 kg',
    'Takes and edits photos of products',
  ])('“%s” is left alone', (text) => expect(kinds(text)).toEqual([]));
});

it('names the criterion that another one repeats', () => {
  const found = checkCriteria(['Bank reconciliation every week', 'Payroll', 'Weekly bank reconciliation']);
  expect(found).toMatchObject([{ index: 2, kind: 'overlap' }]);
  expect(found[0]?.text).toContain('criterion 1');
});

it('takes any text, however strange, in bounded time', () => {
  for (const text of ['', '😀'.repeat(5000), 'a '.repeat(100_000), '\u0000', 'العربية', '<script>'])
    checkCriteria([text, text]);
});
