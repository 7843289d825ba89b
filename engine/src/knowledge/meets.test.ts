import { expect, test } from 'vitest';
import { loadKnowledge, meets, met, readPassage, readRequirement } from './index.ts';

const knowledge = loadKnowledge();

function strength(required: string, told: string, context = ''): number {
  return meets(knowledge, readRequirement(knowledge, required, context), readPassage(knowledge, told, context));
}
const isMet = (required: string, told: string, context = ''): boolean => strength(required, told, context) >= met;

test('a short form meets its long form and the other way round', () => {
  expect(isMet('standard operating procedures', 'Wrote SOPs for packing')).toBe(true);
  expect(isMet('KPIs', 'Set key performance indicators for the shop')).toBe(true);
});

test('a kind of what is required meets it; the wider thing does not', () => {
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

test('an important part that is missing is not outweighed by the rest', () => {
  expect(isMet('Kubernetes administration', 'Administration of the office and its files')).toBe(false);
});

test('nothing required is not met', () => {
  expect(strength('', 'Anything')).toBe(0);
});
