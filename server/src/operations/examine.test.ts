/** A backup is looked at without a database: what was changed in it is found. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { examiner, inUtc } from './examine.ts';

const columns = ['id', 'at', 'company_id', 'actor', 'actor_role', 'action', 'subject', 'detail', 'number', 'hash'];
const sha = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Lines of the table as COPY writes them: a chain of so many events of a company. */
function eventsOf(company: string, count: number): { lines: string[]; head: string } {
  const lines: string[] = [];
  let head = '';
  for (let number = 1; number <= count; number += 1) {
    const parts = [
      `id-${number}`,
      '2026-11-26T13:12:15.579000',
      company,
      'a',
      'admin',
      'job.made',
      'j',
      '{"why": "a\\tb"}',
    ];
    head = sha([head, String(number), ...parts].join('\u001f'));
    const [id, , ...rest] = parts.map((part) => part.replaceAll('\\', '\\\\'));
    lines.push([id, '2026-11-26 21:12:15.579+08', ...rest, number, head].join('\t'));
  }
  return { lines, head };
}

const piece = (lines: readonly string[]) => Buffer.from(lines.map((line) => `${line}\n`).join(''));

function look({ lines = eventsOf('c', 3).lines, file = 'as it was' } = {}) {
  const one = examiner();
  one.rowsOf('public.files', ['id', 'key', 'sha256'], piece([`1\tk\t${sha('as it was')}`, `2\tgone\t${sha('x')}`]));
  one.rowsOf('public.audit_events', columns, piece(lines));
  one.rowsOf('public.audit_heads', ['chain', 'number', 'hash'], piece([`c\t3\t${eventsOf('c', 3).head}`]));
  one.file('k', Buffer.from(file));
  return { rows: one.rows, ...one.end() };
}

describe('a backup', () => {
  it('has its rows counted, and is sound as it was written, in whatever order its rows lie', () => {
    const { rows, damaged, chains } = look({ lines: eventsOf('c', 3).lines.toReversed() });
    expect(rows).toEqual({ 'public.files': 2, 'public.audit_events': 3, 'public.audit_heads': 1 });
    expect(damaged).toEqual(['gone']);
    expect(chains).toEqual([{ chain: 'c', events: 3, head: eventsOf('c', 3).head, faults: [] }]);
  });

  it('tells a file that was changed', () => {
    expect(look({ file: 'as it was not' }).damaged).toEqual(['k', 'gone']);
  });

  it('tells an event that was changed, and one that is missing', () => {
    const { lines } = eventsOf('c', 3);
    const changed = lines.with(1, (lines[1] ?? '').replace('job.made', 'job.none'));
    expect(look({ lines: changed }).chains[0]?.faults).toEqual(['event 2 (id-2) was changed']);
    const missing = lines.toSpliced(1, 1);
    expect(look({ lines: missing }).chains[0]?.faults[0]).toBe('events 2 to 2 are missing');
    expect(look({ lines: lines.slice(0, 2) }).chains[0]?.faults).toEqual(['events 3 to 3 are missing']);
  });
});

it('a moment is read in any time zone, to the microsecond', () => {
  expect(inUtc('2026-11-26 21:12:15.579+08')).toBe('2026-11-26T13:12:15.579000');
  expect(inUtc('2026-01-01 00:00:00+05:30')).toBe('2025-12-31T18:30:00.000000');
  expect(inUtc('2026-01-01 00:00:00.000001-03')).toBe('2026-01-01T03:00:00.000001');
});
