/** Telephone numbers as people write them. */
import { describe, expect, it } from 'vitest';
import { phoneDigits, phoneOf, phoneText } from './phone.ts';

describe('a telephone number', () => {
  it.each([
    ['012-345 6789', '+60123456789', '0123456789', '012-345 6789'],
    ['(011) 2345.6789', '+601123456789', '01123456789', '011-2345 6789'],
    ['03-2148 2020', '+60321482020', '0321482020', '03-2148 2020'],
    ['+60 12-345 6789', '+60123456789', '0123456789', '012-345 6789'],
    ['60123456789', '+60123456789', '0123456789', '012-345 6789'],
    ['+65 6123 4567', '+6561234567', '+6561234567', '+65 6123 4567'],
    ['99999999999', '99999999999', '99999999999', '99999999999'],
  ])('%s is stored as %s, answered as %s and shown as %s', (typed, stored, digits, shown) => {
    expect(phoneOf(typed)).toBe(stored);
    expect(phoneDigits(stored)).toBe(digits);
    expect(phoneText(stored)).toBe(shown);
  });

  it.each(['', '012345', '012345678901', '0123456789x', 'call me'])('“%s” is none', (typed) => {
    expect(phoneOf(typed)).toBeNull();
  });

  it('says nothing of none', () => {
    expect([phoneDigits(''), phoneText('')]).toEqual(['', '']);
  });
});
