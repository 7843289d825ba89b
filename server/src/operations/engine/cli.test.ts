import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('./cli.ts', import.meta.url));

interface Line {
  id: string | number | null;
  error?: string;
  score?: number;
  criteria?: string[];
  question?: string;
  answer?: string;
  explanation?: string;
  evidence?: string[];
  occupations?: { code: string; title: string; share: number }[];
}

async function run(input: string): Promise<{ lines: Line[]; code: number | null; errors: string }> {
  const child = spawn(process.execPath, [program], { stdio: 'pipe' });
  let out = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  child.stdin.end(input);
  const code = await new Promise<number | null>((done) => child.on('close', done));
  return {
    lines: out
      .split('\n')
      .filter(Boolean)
      .map((line): Line => JSON.parse(line)),
    code,
    errors,
  };
}

const job = {
  title: 'Accountant',
  description: 'Requirements:\n- Prepare monthly financial statements\n- Bank reconciliation\n- 3 years of experience',
  criteria: ['Closes the books on time', 'Bank reconciliation', 'Tax filing', '3 years of experience', 'Teamwork'],
};
const resume = (name: string, months: string): string =>
  `${name}\nAccountant, Maju Sdn Bhd, January 2019 - Present\n- Closed the books of three companies in ${months} working days.\n- Reconciled four bank accounts each week.`;

describe('the command line of the engine', () => {
  it('takes line and paragraph separators inside a string, which are legal in JSON', async () => {
    const { lines, code } = await run(
      `${JSON.stringify({ id: 1, type: 'resume_score', job, resume_text: `${resume('Aisha Tan', '5')}\u2028Excel\u2029SQL` })}\r\n`,
    );
    expect(code).toBe(0);
    expect(lines).toEqual([{ id: 1, score: expect.any(Number) }]);
  });

  it('names up to three occupations of an advert, the likeliest first', async () => {
    const { lines } = await run(
      `${JSON.stringify({ id: 'o', type: 'occupation', title: 'Registered Nurse', description: 'Give medication to patients on the ward and chart their condition.' })}\n`,
    );
    const [first, ...others] = lines[0]?.occupations ?? [];
    expect(first).toEqual({ code: '29-1141.00', title: 'Registered Nurses', share: expect.any(Number) });
    expect(others.length).toBeLessThanOrEqual(2);
    for (const { share } of others) expect(share).toBeLessThanOrEqual(first?.share ?? 0);
  });

  it('answers each of 200 lines once, by its id, and ends with the input', async () => {
    const items = Array.from({ length: 200 }, (_, i) => {
      const id = `item ${i}`;
      switch (i % 5) {
        case 0:
          return { id, type: 'resume_score', job, resume_text: resume('Aisha Tan', String(i)), explain: true };
        case 1:
          return {
            id,
            type: 'answer_score',
            question: 'How did you close?',
            criterion: 'Closing',
            answer: 'I closed the books in 5 days.',
            explain: true,
          };
        case 2:
          return { id, type: 'criteria', title: 'Accountant', description: job.description };
        case 3:
          return { id, type: 'next_question', job, resume_text: '', history: [] };
        default:
          return {
            id,
            type: 'assistant',
            question: 'How many applied?',
            now: '2026-11-21T12:00:00+08:00',
            company_id: 'c',
            applications: [{ id: 1, jobId: 1, companyId: 'c', full_name: 'Aisha Tan' }],
          };
      }
    });
    const { lines, code, errors } = await run(items.map((one) => JSON.stringify(one)).join('\n'));
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(lines.map((one) => one.id).toSorted()).toEqual(items.map((one) => one.id).toSorted());
    const by = new Map(lines.map((one) => [one.id, one]));
    for (const [i, one] of items.entries()) {
      const reply = by.get(one.id);
      if (i % 5 < 2) {
        expect(reply?.score).toBeGreaterThan(1);
        expect(reply?.score).toBeLessThanOrEqual(i % 5 === 0 ? 10 : 5);
        expect(reply?.explanation).toMatch(/\.$/);
        expect(reply?.evidence?.length).toBeGreaterThan(0);
        for (const text of reply?.evidence ?? [])
          expect(JSON.stringify(one)).toContain(JSON.stringify(text).slice(1, -1));
      }
      if (i % 5 === 2) expect(new Set(reply?.criteria).size).toBe(5);
      if (i % 5 === 3) expect(reply?.question).toContain('Introduce yourself');
      if (i % 5 === 4) expect(reply?.answer).toContain('**1**');
    }
  });

  it('says what is wrong with a line and goes on', async () => {
    const good = { id: 7, type: 'criteria', title: 'Cook', description: '' };
    const { lines, code } = await run(
      [
        '{"id": 1, "type"',
        'null',
        '{"id":"a","type":"dance"}',
        '{"id":"b","type":"answer_score"}',
        '',
        JSON.stringify(good),
      ].join('\r\n'),
    );
    expect(code).toBe(0);
    expect(lines.map((one) => [one.id, typeof one.error])).toEqual([
      [1, 'string'],
      [null, 'string'],
      ['a', 'string'],
      ['b', 'string'],
      [7, 'undefined'],
    ]);
  });

  it('marks the same text the same under any name', async () => {
    const names = ['Aisha binti Rahman', 'Tan Wei Ming', 'Closing Bank'];
    const { lines } = await run(
      names
        .map((full_name, id) => ({
          id,
          type: 'resume_score',
          job,
          resume_text: resume(full_name, '5'),
          candidate: { full_name },
        }))
        .map((one) => JSON.stringify(one))
        .join('\n'),
    );
    expect(new Set(lines.map((one) => one.score)).size).toBe(1);
    expect(Object.keys(lines[0] ?? {}).toSorted()).toEqual(['id', 'score']);
  });

  it('says nothing when nothing is asked', async () => {
    expect(await run('')).toEqual({ lines: [], code: 0, errors: '' });
  });
});
