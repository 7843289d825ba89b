import { bandOf, suggestedResult } from '@saring/contract/domain';
import { describe, expect, it } from 'vitest';
import { finalScore, interviewScore, resumeScore } from './rules.ts';

const part = (value: number, weight: number) => ({ key: 'k', label: 'K', value, weight, explanation: '' });

describe('the published arithmetic', () => {
  it('makes the resume score of the weighted parts', () => {
    expect(resumeScore({ parts: [part(1, 0.25), part(0.5, 0.75)], caps: [] })).toBe(6.25);
    expect(resumeScore({ parts: [part(0.3333, 1)], caps: [] })).toBe(3.33);
  });

  it('makes points of the parts where a base is given, strictly more for more of anything', () => {
    expect(resumeScore({ parts: [part(0.5, 2)], caps: [], base: -1 })).toBe(5);
    expect(resumeScore({ parts: [part(1, 2), part(1, 1)], caps: [], base: -1 })).toBe(8.81);
    expect(resumeScore({ parts: [], caps: [], base: 0 })).toBe(5);
  });

  it('never goes above the lowest ceiling', () => {
    const caps = [
      { limit: 4, reason: 'a' },
      { limit: 3.5, reason: 'b' },
    ];
    expect(resumeScore({ parts: [part(1, 1)], caps })).toBe(3.5);
    expect(resumeScore({ parts: [part(0.1, 1)], caps })).toBe(1);
  });

  it('gives 0 to a resume without any part and holds wild marks within bounds', () => {
    expect(resumeScore({ parts: [], caps: [] })).toBe(0);
    expect(resumeScore({ parts: [part(7, 1)], caps: [] })).toBe(10);
    expect(resumeScore({ parts: [part(Number.NaN, 1)], caps: [] })).toBe(0);
  });

  it('adds up five criteria to the interview score', () => {
    const criteria = [5, 4.25, 3, 0, 9].map((level) => ({ level }));
    expect(interviewScore({ criteria })).toBe(17.25);
  });

  it('weighs the resume 40 and the interview 60', () => {
    expect(finalScore(8, 20)).toBe(80);
    expect(finalScore(7.33, null)).toBe(29.32);
    expect(finalScore(10, 25)).toBe(100);
  });

  it('puts the borders into the higher band', () => {
    expect([80, 79.99, 60, 59.99].map(bandOf)).toEqual(['Strong', 'Medium', 'Medium', 'Weak']);
    expect([80, 60, 59.99].map(suggestedResult)).toEqual(['STRONG FIT', 'MODERATE FIT', 'WEAK FIT']);
  });
});
