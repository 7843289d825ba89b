import { describe, expect, it } from 'vitest';
import { finalArithmetic, resumeSum, sumArithmetic } from './arithmetic.ts';

const part = (key: string, value: number, weight: number) => ({ key, label: key, value, weight, explanation: '' });

describe('the arithmetic of a grade', () => {
  it('is written out to the last figure', () => {
    expect(finalArithmetic(8.9, 15, 71.6)).toBe('40 × 8.90 / 10 + 60 × 15.00 / 25 = 35.60 + 36.00 = 71.60');
  });

  it('hides no third figure that the sum needs', () => {
    expect(finalArithmetic(8.93, 15.37, 72.61)).toContain('= 35.72 + 36.888 = 72.61');
  });

  it('counts a missing interview as 0', () => {
    expect(finalArithmetic(9.9, null, 39.6)).toBe('40 × 9.90 / 10 + 60 × 0.00 / 25 = 39.60 + 0.00 = 39.60');
  });

  it('adds up the interview', () => {
    expect(sumArithmetic([3, 2.5], 5.5)).toBe('3.00 + 2.50 = 5.50');
  });

  it('gives each part of the resume its points', () => {
    const sum = resumeSum({ parts: [part('field', 0.8, 0.75), part('years', 1.4, 0.25)], base: null, caps: [] });
    expect(sum.rows.map((row) => [row.value, row.weight, row.points])).toEqual([
      ['80\u00a0%', '75\u00a0%', '6.00'],
      ['100\u00a0%', '25\u00a0%', '2.50'],
    ]);
    expect(sum.mean).toBeCloseTo(8.5);
    expect(sum.ceiling).toBeNull();
  });

  it('names the ceiling only when it holds the score down', () => {
    const caps = [
      { limit: 4, reason: 'a' },
      { limit: 3.5, reason: 'b' },
    ];
    expect(resumeSum({ parts: [part('field', 0.8, 1)], base: null, caps }).ceiling).toBe(3.5);
    expect(resumeSum({ parts: [part('field', 0.3, 1)], base: null, caps }).ceiling).toBeNull();
  });

  it('reads the mark from a curve where parts are points', () => {
    const sum = resumeSum({ parts: [part('field', 0.5, 2), part('years', 1, 0.5)], base: -2, caps: [] });
    expect(sum.rows.map(({ weight, points }) => [weight, points])).toEqual([
      ['2.00', '1.00'],
      ['0.50', '0.50'],
    ]);
    expect(sum.curve).toEqual({ base: '−2.00', sum: '−0.50' });
    expect(sum.mean).toBeCloseTo(10 / (1 + Math.exp(0.5)), 10);
  });
});
