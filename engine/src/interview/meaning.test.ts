import { describe, expect, it } from 'vitest';
import { scoreAnswer } from './answer.ts';
import { loadInterviewModels } from './models.ts';

const models = await loadInterviewModels();
const question = 'How do you make sure that the money in the bank agrees with the books?';
const criterion = 'Bank reconciliation';
const level = (answer: string, identity = {}, nearness = models.nearness): number =>
  scoreAnswer({ ...models, nearness }, { question, criterion, answer, identity }).level;

const right =
  'Every morning I went through the statements of our twelve accounts, marked each payment that nobody had posted and asked the cashier for the missing slips. Within two months the open items fell from 80 to 6.';
const other =
  'Every morning I went through the kitchen, cleaned the grills, threw out each box of vegetables that had gone soft and asked the supplier for a new one. Within two months the waste fell from 80 kilos to 6.';

describe('an answer read with the sentence encoder', () => {
  it('is marked for its matter, not for its form', () => {
    expect(level(right)).toBeGreaterThanOrEqual(3);
    expect(level(right)).toBeGreaterThan(level(other) + 1);
  });

  it('gets no evidence by it: near the question, but nothing done', () => {
    expect(level('It is very important that what the bank shows and what the ledger shows are equal.')).toBeLessThan(
      2.5,
    );
    expect(level(question)).toBeLessThanOrEqual(0.6);
  });

  it('is not lifted above 3 by nearness alone, were it the greatest that counts', () => {
    const far = level(other, {}, () => 0);
    const near = level(other, {}, () => 0.8);
    expect(near).toBeGreaterThanOrEqual(far);
    expect(near).toBeLessThanOrEqual(3);
  });

  it('has the same marks under another name', () => {
    const said = (name: string): string => `My name is ${name} and I did this for two years. ${right}`;
    const [one, two] = ['Aisyah binti Rahman', 'Wong Wei Ming'];
    expect(level(said(one), { fullName: one })).toBe(level(said(two), { fullName: two }));
  });

  it('is the same each time, whatever was read before', () => {
    const first = level(right);
    level(other);
    expect(level(right)).toBe(first);
  });
});
