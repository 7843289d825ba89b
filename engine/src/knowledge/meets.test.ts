import { expect, test } from 'vitest';
import { loadKnowledge, meets, met, readPassage, readRequirement } from './index.ts';

const knowledge = loadKnowledge();

function match(required: string, told: string, context = ''): ReturnType<typeof meets> {
  return meets(knowledge, readRequirement(knowledge, required, context), readPassage(knowledge, told, context));
}
const isMet = (required: string, told: string, context = ''): boolean => match(required, told, context).strength >= met;

test('a short form meets its long form and the other way round', () => {
  expect(isMet('standard operating procedures', 'Wrote SOPs for packing')).toBe(true);
  expect(isMet('KPIs', 'Set key performance indicators for the shop')).toBe(true);
});

test('a kind of what is required meets it; the wider thing does not', () => {
  expect(match('infrastructure as code', 'Moved the estate to OpenTofu').way).toBe('kind');
  expect(isMet('infrastructure as code', 'Moved the estate to OpenTofu')).toBe(true);
  expect(isMet('Terraform', 'Knows infrastructure as code')).toBe(false);
});

test('a verb meets its noun, in British and in American spelling', () => {
  expect(isMet('Writing grant proposals', 'Writes grant proposals every month')).toBe(true);
  expect(isMet('Organising events', 'Organized twelve events')).toBe(true);
  expect(isMet('Account management', 'Managed forty accounts')).toBe(true);
});

test('words that only look alike do not meet', () => {
  expect(isMet('Policy drafting', 'Drafted reports for the police every week')).toBe(false);
  expect(isMet('Plane maintenance', 'Planned maintenance of the office')).toBe(false);
  expect(isMet('Donations', 'All tasks were done on time')).toBe(false);
  expect(isMet('Auditing', 'Passed the audition')).toBe(false);
});

test('a product is met by the product alone, not by the word', () => {
  expect(isMet('Spring', 'Joined in spring 2019', 'Java Developer')).toBe(false);
  expect(isMet('Spring', 'Java services with Spring and Hibernate', 'Java Developer')).toBe(true);
  expect(isMet('SAP', 'Collected sap from trees')).toBe(false);
});

test('what is shown are words of the text', () => {
  const text = 'Since 2019 I ran AdWords campaigns';
  const [span] = match('Google Ads', text).spans;
  expect(text.slice(span?.start, span?.end)).toBe('AdWords');
});

test('an important part that is missing is not outweighed by the rest', () => {
  expect(isMet('Kubernetes administration', 'Administration of the office and its files')).toBe(false);
});

test('nothing required is not met', () => {
  expect(match('', 'Anything').strength).toBe(0);
});
