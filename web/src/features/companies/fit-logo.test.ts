import { describe, expect, it } from 'vitest';
import { placement } from './fit-logo.ts';

describe('a logo in its square', () => {
  it('is shown whole, with margins', () => {
    expect(placement(800, 400, 'whole')).toEqual({ x: 0, y: 100, width: 400, height: 200 });
  });

  it('is cut at its longer sides', () => {
    expect(placement(800, 400, 'crop')).toEqual({ x: -200, y: 0, width: 800, height: 400 });
  });

  it('grows when it is small', () => {
    expect(placement(100, 50, 'whole')).toEqual({ x: 0, y: 100, width: 400, height: 200 });
  });
});
