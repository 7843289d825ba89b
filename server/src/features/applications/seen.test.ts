import type { Status } from '@saring/contract/domain';
import { describe, expect, it } from 'vitest';
import { decisionSeen, type Line } from './seen.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
const set = (hour: number, from: Status, to: Status, actor: string, detail: object = {}): Line => ({
  action: 'application.status',
  actor,
  at: at(hour),
  detail: { from, to, ...detail },
});
const held = { held: true };
const told = (hour: number, status: Status): Line => ({
  action: 'application.published',
  actor: 'system',
  at: at(hour),
  detail: { status },
});

describe('the decision that an applicant sees', () => {
  it('is the one behind their status, by who set it, at the time when it was told', () => {
    const lines = [set(1, 'Pending', 'Rejected', 'alice')];
    expect(decisionSeen(lines, 'Rejected', null)).toMatchObject({ status: 'Rejected', at: at(1), by: 'alice' });
    const later = [set(1, 'Pending', 'Rejected', 'alice', held), told(2, 'Rejected')];
    const seen = { status: 'Rejected', at: at(2), taken: at(1), by: 'alice' };
    expect(decisionSeen(later, 'Rejected', null)).toEqual(seen);
  });

  it('is told when its time has come, also where no line says so yet', () => {
    const lines = [set(1, 'Pending', 'Rejected', 'alice', held)];
    expect(decisionSeen(lines, 'Rejected', at(2))).toMatchObject({ status: 'Rejected', at: at(2), by: 'alice' });
  });

  it('is not changed by a line that leaves the status', () => {
    const lines = [set(1, 'Pending', 'Rejected', 'alice'), set(3, 'Rejected', 'Rejected', 'bob', { note: 'n' })];
    expect(decisionSeen(lines, 'Rejected', null)).toMatchObject({ status: 'Rejected', at: at(1), by: 'alice' });
  });

  it('is not changed by another that was undone, or is to be told later', () => {
    const first = set(1, 'Pending', 'Rejected', 'alice');
    const undone = [first, set(3, 'Rejected', 'Accepted', 'bob', held), set(4, 'Accepted', 'Rejected', 'bob')];
    expect(decisionSeen(undone, 'Rejected', null)).toMatchObject({ status: 'Rejected', at: at(1), by: 'alice' });
    const toTell = [first, set(3, 'Rejected', 'Accepted', 'bob', held)];
    expect(decisionSeen(toTell, 'Rejected', at(5))).toMatchObject({ status: 'Rejected', at: at(1), by: 'alice' });
    expect(decisionSeen([...toTell, told(5, 'Accepted')], 'Accepted', null)).toMatchObject({
      status: 'Accepted',
      at: at(5),
      by: 'bob',
    });
  });

  it('is the newer one where the first was told and taken back', () => {
    const lines = [
      set(1, 'Pending', 'Rejected', 'alice'),
      set(2, 'Rejected', 'Pending', 'alice'),
      set(3, 'Pending', 'Rejected', 'bob'),
    ];
    expect(decisionSeen(lines, 'Rejected', null)).toMatchObject({ status: 'Rejected', at: at(3), by: 'bob' });
  });

  it('is read from lines that do not say that they were held, too', () => {
    const lines = [set(1, 'Pending', 'Rejected', 'alice'), told(2, 'Rejected')];
    expect(decisionSeen(lines, 'Rejected', null)).toMatchObject({ status: 'Rejected', at: at(2), by: 'alice' });
    const one = [set(1, 'Pending', 'KIV', 'alice'), set(3, 'KIV', 'Rejected', 'bob')];
    expect(decisionSeen(one, 'KIV', at(4))).toMatchObject({ status: 'KIV', at: at(1), by: 'alice' });
    expect(decisionSeen([], 'Rejected', null)).toBeNull();
  });
});
