import { expect, test } from 'vitest';
import { snippet } from './answer.ts';

const term = (...spellings: string[]) => ({ text: spellings[0] ?? '', spellings });

test('a resume is quoted where it names a term, whatever stands between its words', () => {
  const resume = 'Accountant\nBuilt REST-API and Node.js services\nC++ (5 years)';
  expect(snippet(resume, [term('rest api')])).toBe('“Built REST-API and Node.js services”');
  expect(snippet(resume, [term('node js')])).toContain('Node.js');
  expect(snippet(resume, [term('c++')])).toContain('C++');
  expect(snippet(resume, [term('est api')])).toBeNull();
  expect(snippet(resume, [term('./-')])).toBeNull();
});

test('a term made of signs is looked for in as many steps as the resume is long', () => {
  expect(snippet(`x${'.'.repeat(2000)}`, [term(`x/${'./'.repeat(40)}y`)])).toBeNull();
  expect(snippet('x. '.repeat(2000), [term(`${'x . '.repeat(40)}y`)])).toBeNull();
});
