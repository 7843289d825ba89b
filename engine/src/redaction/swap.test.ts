/** Another person with the same words gets the same marks. */
import { expect, it } from 'vitest';
import { createBuiltinEngine } from '#built-in';
import { loadKnowledge } from '#knowledge/index.ts';
import { otherNames } from './other-names.ts';
import { swapPerson } from './swap.ts';

const knowledge = loadKnowledge();

const identity = { fullName: 'Aisyah binti Rahman', email: 'aisyah@example.com' };
const resume = `Aisyah binti Rahman
Ms Aisyah is an accountant. She closed the books for three years.
Accountant, Maju Trading, 2020 - 2024
Aisyah reconciled 12 bank accounts; her manager praised her.`;

it('turns name and sex round and leaves the rest', () => {
  const other = swapPerson(knowledge, resume, identity, 'John Anderson');
  expect(other.text).not.toMatch(/Aisyah|Rahman|\bshe\b/i);
  expect(other.text).toContain('John Anderson reconciled 12 bank accounts');
  expect(other.text).toContain('Mr John Anderson is an accountant. He closed the books');
  expect(other.identity).toEqual({ fullName: 'John Anderson', email: 'aisyah@example.com' });
});

it('leaves a word of work that is also a part of the name', () => {
  const text = 'Olive Payroll\nPayroll Executive, Maju Trading, 2020 - 2024';
  expect(swapPerson(knowledge, text, { fullName: 'Olive Payroll' }, 'Wong Wei Ming').text).toContain(
    '\nPayroll Executive',
  );
});

it('changes no mark, whichever name is put in', async () => {
  const engine = createBuiltinEngine();
  const job = {
    title: 'Accountant',
    description: 'Month end closing and bank reconciliation.',
    criteria: ['Month end closing', 'Bank reconciliation', 'Payroll', 'Excel', 'Audit'],
  };
  const read = (text: string, who: object) =>
    engine.resume({ job, resumeText: text, identity: who, asOf: '2026-01-01' });
  const marks = await read(resume, identity);
  for (const name of otherNames) {
    const other = swapPerson(knowledge, resume, identity, name);
    expect((await read(other.text, other.identity)).parts).toEqual(marks.parts);
  }
});
