import { describe, expect, it } from 'vitest';
import { lineVerdict } from './line-verdict.ts';
import {
  bothOf,
  chooseAnswer,
  clockText,
  isAccommodated,
  isLoud,
  localDeadline,
  meterShare,
  notTyped,
  retryDelay,
  secondsLeft,
  whyWordless,
} from './rules.ts';
import type { HistoryItem, Signal } from './types.ts';

describe('an answer that is typed and spoken', () => {
  it('has both parts, each once, in their order', () => {
    expect(bothOf('I closed the books', 'in three days')).toBe('I closed the books\nin three days');
    expect(bothOf(' ', 'in three days ')).toBe('in three days');
    // Typed first, then spoken.
    expect(notTyped('I closed the books', 'in three days', '')).toBe('in three days');
    // Spoken first: it stood in the field, and may have been changed there.
    expect(notTyped('I closed the books in 3 days', 'I closed', 'I closed')).toBe('');
    expect(notTyped('We closed the books', 'I closed and went on', 'I closed')).toBe('and went on');
    // After a reload nobody knows what stood in the field.
    expect(notTyped('I closed the books', 'I closed', '')).toBe('');
  });
});

describe('the clock of a question', () => {
  it('leaves the time that the server says, however wrong the local clock is', () => {
    const wrong = Date.parse('2030-01-01T00:00:00Z');
    const deadline = localDeadline('2026-11-21T10:00:50Z', '2026-11-21T10:00:08Z', wrong);
    expect(secondsLeft(deadline, wrong)).toBe(42);
    expect(secondsLeft(deadline, wrong + 41_500)).toBe(1);
    expect(secondsLeft(deadline, wrong + 90_000)).toBe(0);
  });

  it('is read as minutes and seconds', () => {
    expect([clockText(50), clockText(9), clockText(300)]).toEqual(['00:50', '00:09', '05:00']);
  });
});

describe('the text of an answer', () => {
  it('is what was typed, else the transcription, else the live transcript', () => {
    const all = { typed: 'typed', transcribed: 'heard', live: 'live' };
    expect(chooseAnswer(all)).toEqual({ response: 'typed', source: 'typed' });
    expect(chooseAnswer({ ...all, typed: ' ' })).toEqual({ response: 'heard', source: 'transcription' });
    expect(chooseAnswer({ typed: '', transcribed: null, live: ' live ' })).toEqual({
      response: 'live',
      source: 'live',
    });
  });

  it('says so when nothing was received', () => {
    expect(chooseAnswer({ typed: '', transcribed: ' ', live: '' })).toEqual({
      response: 'No response received',
      source: 'none',
    });
  });
});

describe('an interview taken in another way', () => {
  const usual = { timeFactor: 1, typedAnswers: false, longReading: false };

  it.each([{ timeFactor: 1.5 }, { typedAnswers: true }, { longReading: true }])('is one with %j', (chosen) => {
    expect(isAccommodated({ ...usual, ...chosen })).toBe(true);
  });

  it('is none where nothing was chosen', () => {
    expect(isAccommodated(usual)).toBe(false);
  });
});

describe('an answer without words', () => {
  const item = { sequence: 2, source: 'none', audioSeconds: 12, transcribing: false, late: false } as HistoryItem; // what it is told by
  const lost = { kind: 'microphone_lost', sequence: 2, at: '2026-11-21T10:00:00Z' } satisfies Signal;

  it('is told apart from silence, and from what nobody wrote down on purpose', () => {
    expect(whyWordless('software', item, [])).toBe('unheard');
    expect(whyWordless('people', item, [])).toBe('unwritten');
    expect(whyWordless('software', { ...item, transcribing: true }, [])).toBeNull();
    expect(whyWordless('software', { ...item, audioSeconds: null }, [])).toBeNull();
    expect(whyWordless('software', { ...item, source: 'live' }, [])).toBeNull();
  });

  it('is told apart from silence where the microphone was lost at its question, and no sound arrived', () => {
    const silent = { ...item, audioSeconds: null };
    expect(whyWordless('software', silent, [lost])).toBe('lost');
    expect(whyWordless('people', silent, [lost])).toBe('lost');
    expect(whyWordless('software', item, [lost])).toBe('unheard');
    expect(whyWordless('software', { ...silent, source: 'typed' }, [lost])).toBeNull();
    expect(whyWordless('software', silent, [{ ...lost, sequence: 1 }])).toBeNull();
    expect(whyWordless('software', silent, [{ ...lost, kind: 'camera_lost' }])).toBeNull();
  });

  it('is told apart from silence where its time went by and nothing came', () => {
    const missed = { ...item, audioSeconds: null, late: true };
    expect(whyWordless('software', missed, [])).toBe('missed');
    expect(whyWordless('people', missed, [])).toBe('missed');
    expect(whyWordless('software', missed, [lost])).toBe('lost');
    expect(whyWordless('software', { ...missed, audioSeconds: 12 }, [])).toBe('unheard');
    expect(whyWordless('software', { ...missed, source: 'typed' }, [])).toBeNull();
  });
});

describe('tries and loudness', () => {
  it('tries again soon, then every eight seconds', () => {
    expect([1, 2, 3, 4, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 8000]);
  });

  it('tells a voice from a quiet room', () => {
    expect([0, 0.001, 0.05].map(isLoud)).toEqual([false, false, true]);
  });

  it('shows silence as an empty meter and full scale as a full one', () => {
    expect([meterShare(0), meterShare(0.0001), meterShare(1)]).toEqual([0, 0, 1]);
    expect(meterShare(0.05)).toBeGreaterThan(0.5);
  });
});

describe('the connection', () => {
  it('is judged in words, with its figure', () => {
    expect(lineVerdict(null)).toEqual({ outcome: 'open', text: 'Measuring…' });
    expect(lineVerdict({ time: 42 })).toEqual({ outcome: 'good', text: 'Good: 42 ms there and back.' });
    expect(lineVerdict({ time: 1400 })).toMatchObject({ outcome: 'weak', text: expect.stringContaining('1400 ms') });
    expect(lineVerdict({ time: null })).toMatchObject({ outcome: 'weak', text: expect.stringContaining('not answer') });
  });
});
