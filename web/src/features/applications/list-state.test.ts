import { describe, expect, it } from 'vitest';
import { applicantPath, comparePath, listPath } from './list-state.ts';

const address = () => new URLSearchParams('tab=Applicant Ranking&search=nur&page=3&status=KIV');

describe('the way between the list and an applicant', () => {
  it('carries the state of the list there and back', () => {
    expect(applicantPath('a1', address())).toBe('/profile/a1?search=nur&page=3&status=KIV');
    expect(listPath('j1', new URLSearchParams('search=nur&page=3'))).toBe(
      '/admin/main_user_data/j1?tab=Applicant+Ranking&search=nur&page=3',
    );
  });

  it('goes to the page that holds the neighbour', () => {
    expect(applicantPath('a1', address(), 4)).toBe('/profile/a1?search=nur&page=4&status=KIV');
    expect(applicantPath('a1', address(), 1)).toBe('/profile/a1?search=nur&status=KIV');
    expect(applicantPath('a1', new URLSearchParams())).toBe('/profile/a1');
  });

  it('goes through a comparison and back', () => {
    const path = comparePath('j1', [{ id: 'a' }, { id: 'b' }], address());
    expect(path).toBe('/admin/compare/j1?search=nur&page=3&status=KIV&ids=a%2Cb');
  });
});
