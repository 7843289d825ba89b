import { drawingSeconds, longestReading } from '@saring/contract/domain';
import { describe, expect, it } from 'vitest';
import {
  distinctNames,
  flagUntil,
  interviewDeadline,
  isTimeOver,
  longestSeconds,
  questionDeadline,
  receive,
  receivePiece,
  standing,
  transcriptionPause,
} from './rules.ts';

const zero = Date.parse('2026-11-21T10:00:00Z');
const at = (seconds: number) => new Date(zero + seconds * 1000);
const seconds = (moment: Date) => (moment.getTime() - zero) / 1000;
const interview = (timeFactor = 1, state = 'open') => ({
  startedAt: at(0),
  state,
  completedAt: state === 'complete' ? at(60) : null,
  endedBy: state === 'complete' ? 'time' : null,
  timeFactor,
});
/** A question asked and answered so many seconds after the start. */
const answer = (sequence: number, asked: number, answered: number | null = null, source: string | null = null) => ({
  sequence,
  askedAt: at(asked),
  beginsAt: null as Date | null,
  seconds: 50,
  answeredAt: answered === null ? null : at(answered),
  source: answered === null ? null : (source ?? 'live'),
  typedSoFar: null,
  late: false,
});

describe('where an interview stands when somebody comes back', () => {
  it.each([
    ['at the start', [answer(1, 0)], 0, { kind: 'open', sequence: 1 }],
    ['in the middle of an answer', [answer(1, 0, 30), answer(2, 30)], 60, { kind: 'open', sequence: 2 }],
    ['within the grace of its question', [answer(1, 0)], 65, { kind: 'open', sequence: 1 }],
    ['after the grace of its question', [answer(1, 0)], 65.001, { kind: 'skip', sequence: 1 }],
    ['within the grace of the whole', [answer(1, 0, 50), answer(2, 290)], 315, { kind: 'open', sequence: 2 }],
    ['after the grace of the whole', [answer(1, 0, 50), answer(2, 290)], 315.001, { kind: 'time_over' }],
    ['with nothing open', [answer(1, 0, 30)], 40, { kind: 'complete' }],
  ])('%s', (_when, asked, now, expected) => {
    expect(standing(interview(), asked, at(now))).toEqual(expected);
  });

  it('after the end, whatever the clock says', () => {
    expect(standing(interview(1, 'complete'), [answer(1, 0)], at(1))).toEqual({ kind: 'complete' });
  });

  it('with more time, later by its factor but with the same grace', () => {
    expect(standing(interview(2), [answer(1, 0)], at(115))).toEqual({ kind: 'open', sequence: 1 });
    expect(standing(interview(2), [answer(1, 0)], at(115.001))).toEqual({ kind: 'skip', sequence: 1 });
    expect(isTimeOver(interview(1.5), [answer(1, 0)], at(465))).toBe(false);
    expect(isTimeOver(interview(1.5), [answer(1, 0)], at(465.001))).toBe(true);
  });
});

describe('an answer that arrives', () => {
  const second = [answer(1, 0, 30), answer(2, 30)];
  it.each([
    ['for the open question', second, 2, 60, { kind: 'take', sequence: 2, late: false }],
    ['without saying for which', second, null, 60, { kind: 'take', sequence: 2, late: false }],
    ['after the grace', second, 2, 95.001, { kind: 'take', sequence: 2, late: true }],
    ['a second time', second, 1, 60, { kind: 'repeat' }],
    ['for one that was skipped', [answer(1, 0, 70, 'none'), answer(2, 70)], 1, 80, { kind: 'belated', sequence: 1 }],
    [
      'for one that was skipped, whose pieces were understood meanwhile',
      [{ ...answer(1, 0, 70, 'live'), late: true }, answer(2, 70)],
      1,
      80,
      { kind: 'belated', sequence: 1 },
    ],
    [
      'a second time for one that was typed late',
      [{ ...answer(1, 0, 70, 'typed'), late: true }],
      1,
      80,
      { kind: 'repeat' },
    ],
    ['for one that was not asked', second, 4, 60, { kind: 'not_asked' }],
    ['after the whole', second, 2, 316, { kind: 'over' }],
    ['when nothing is open', [answer(1, 0, 30)], null, 40, { kind: 'over' }],
  ])('%s', (_how, asked, sequence, now, expected) => {
    expect(receive(interview(), asked, sequence, at(now))).toEqual(expected);
  });

  it('after the end is over, unless it was there before', () => {
    const complete = interview(1, 'complete');
    expect(receive(complete, second, 2, at(60))).toEqual({ kind: 'over' });
    expect(receive(complete, second, 1, at(60))).toEqual({ kind: 'repeat' });
  });

  it('within a day of the end is taken where nobody had handed it in', () => {
    const complete = interview(1, 'complete');
    const skipped = [answer(1, 0, 60, 'none')];
    expect(receive(complete, skipped, 1, at(60 + 86_400))).toEqual({ kind: 'belated', sequence: 1 });
    // Its first pieces were understood meanwhile.
    expect(receive(complete, [answer(1, 0, 60)], 1, at(100))).toEqual({ kind: 'belated', sequence: 1 });
    expect(receive(complete, skipped, 1, at(61 + 86_400))).toEqual({ kind: 'repeat' });
  });
});

describe('the clock', () => {
  it('gives back what an answer took on its way, at most the grace, and no more', () => {
    const asked = [answer(1, 0, 58), answer(2, 58, 158), answer(3, 158, 180), answer(4, 180)];
    expect(seconds(interviewDeadline(interview(), asked))).toBe(300 + 8 + 15);
    expect(seconds(interviewDeadline(interview(2), asked))).toBe(600);
  });

  it('never lets a question last longer than the whole', () => {
    const asked = [answer(1, 0, 50), answer(2, 280)];
    expect(seconds(questionDeadline(interview(), asked, answer(2, 280)))).toBe(300);
    expect(seconds(questionDeadline(interview(1.5), asked, answer(2, 280)))).toBe(355);
  });
});

describe('time to read', () => {
  const read = (sequence: number, asked: number, begins: number, answered: number | null = null, own = 50) => ({
    ...answer(sequence, asked, answered),
    beginsAt: at(begins),
    seconds: own,
  });

  it('comes before the time of a question, and on top of the whole', () => {
    const asked = [read(1, 0, 10, 60), read(2, 60, 70)];
    expect(seconds(questionDeadline(interview(), asked, read(2, 60, 70)))).toBe(120);
    expect(seconds(interviewDeadline(interview(), asked))).toBe(320);
    expect(standing(interview(), asked, at(135))).toEqual({ kind: 'open', sequence: 2 });
    expect(standing(interview(), asked, at(135.001))).toEqual({ kind: 'skip', sequence: 2 });
  });

  it('counts as far as it was used', () => {
    expect(seconds(interviewDeadline(interview(), [read(1, 0, 3, 40), read(2, 40, 45)]))).toBe(308);
    // Handed in before its time ran.
    expect(seconds(interviewDeadline(interview(), [read(1, 0, 10, 4), read(2, 4, 14)]))).toBe(314);
  });

  it('lets typed answers take 90 s, and the whole as much longer', () => {
    const asked = [read(1, 0, 10, 100, 90), read(2, 100, 110, null, 90)];
    expect(seconds(questionDeadline(interview(), asked, read(2, 100, 110, null, 90)))).toBe(200);
    expect(seconds(interviewDeadline(interview(), asked))).toBe(300 + 20 + 80);
    expect(seconds(questionDeadline(interview(2), asked, read(2, 100, 110, null, 90)))).toBe(290);
  });

  it.each([1, 1.5, 2])('ends by itself only when nothing can be open any more (time × %d)', (factor) => {
    const late: ReturnType<typeof read>[] = [];
    for (let sequence = 1, now = 0; sequence <= 6; sequence += 1) {
      const begins = now + drawingSeconds + longestReading;
      const answered = begins + 90 * factor + 15;
      late.push(read(sequence, now, begins, answered, 90));
      now = answered;
    }
    const over = seconds(interviewDeadline(interview(factor), late)) + 15;
    expect(longestSeconds(interview(factor))).toBeGreaterThanOrEqual(over);
  });
});

describe('a piece of sound', () => {
  const clock = { askedAt: at(0), beginsAt: null, seconds: 50 };
  const open = { ...clock, answeredAt: null, recorded: false };
  const given = { ...clock, answeredAt: at(40), recorded: false };
  it.each([
    ['before the start', null, open, 0, 'not_started'],
    ['of a question that was not asked', interview(), null, 0, 'not_asked'],
    ['of the open question', interview(), open, 65, 'store'],
    ['after its time and grace', interview(), open, 65.001, 'over'],
    ['with more time', interview(2), open, 115, 'store'],
    ['within the grace of its answer', interview(), given, 55, 'store'],
    ['after that', interview(), given, 55.001, 'over'],
    ['of an answer whose recording is whole', interview(), { ...given, recorded: true }, 500, 'have'],
  ])('%s', (_when, of, piece, now, expected) => {
    expect(receivePiece(of, piece, at(now))).toBe(expected);
  });
});

describe('a time limit', () => {
  it('tries a transcription again ever more seldom, for about two hours, then gives up', () => {
    const pauses = Array.from({ length: 13 }, (_, index) => transcriptionPause(index + 1, 0));
    expect(pauses.slice(0, 5)).toEqual([1, 2, 4, 8, 16]);
    expect(pauses.slice(-3)).toEqual([1024, 1800, null]);
    expect(transcriptionPause(1, 90)).toBe(90);
    expect(transcriptionPause(1, 999_999)).toBe(1800);
  });

  it('lets a transcript be contested for seven days', () => {
    expect(seconds(flagUntil(at(0)))).toBe(7 * 86_400);
  });
});

describe('names that are alike', () => {
  it('are told apart, and the others stay as they are', () => {
    expect(distinctNames(['Excel', 'SAP', 'Excel', 'Excel'])).toEqual(['Excel', 'SAP', 'Excel (2)', 'Excel (3)']);
    expect(distinctNames(['Excel', 'Excel (2)', 'Excel'])).toEqual(['Excel', 'Excel (2)', 'Excel (3)']);
  });
});
