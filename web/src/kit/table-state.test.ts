/** A list's state in the address: shared, reloaded, gone back to. */
import { describe, expect, it } from 'vitest';
import { changeTableState, parseTableState, writeTableState } from './table-state.ts';

const rules = {
  sorts: ['created', 'name'],
  sort: 'created',
  filters: { status: ['pending', 'verified'] },
} as const;
const read = (text: string) => parseTableState(new URLSearchParams(text), rules);

describe('a list opened by its address', () => {
  it('shows what the address says', () => {
    expect(read('page=3&size=50&search=tan&sort=name&order=asc&status=verified')).toEqual({
      page: 3,
      pageSize: 50,
      search: 'tan',
      sort: 'name',
      order: 'asc',
      filters: { status: 'verified' },
    });
  });
  it.each(['page=0', 'page=-2', 'page=1.5', 'page=x', 'size=13', 'sort=password', 'order=up', 'status=gone'])(
    'is as usual where the address says nonsense: %s',
    (text) => {
      expect(read(text)).toEqual(read(''));
    },
  );
  it('never asks for more than the server takes', () => {
    expect(read('page=99999999999').page).toBe(1_000_000);
    expect(read(`search=${'a'.repeat(500)}`).search).toHaveLength(200);
  });
});

describe('a change', () => {
  it('goes back to page 1, unless it is the page that changes', () => {
    const state = read('page=3&search=tan');
    expect(changeTableState(state, { pageSize: 20 }).page).toBe(1);
    expect(changeTableState(state, { search: 'lim' }).page).toBe(1);
    expect(changeTableState(state, { page: 4 })).toMatchObject({ page: 4, search: 'tan' });
  });
  it('of one filter keeps the others', () => {
    const state = { ...read(''), filters: { status: 'pending', type: 'x' } };
    expect(changeTableState(state, { filters: { status: undefined } }).filters).toEqual({ type: 'x' });
  });
});

describe('the address of a list', () => {
  it('says only what differs from the usual, and keeps what belongs to others', () => {
    const address = new URLSearchParams('tab=Applicant Ranking&page=3&status=pending');
    const next = writeTableState(address, { ...read(''), search: 'tan & co' }, rules);
    expect(next.toString()).toBe('tab=Applicant+Ranking&search=tan+%26+co');
  });
  it('is read back as it was written', () => {
    const state = read('page=2&size=20&search=a%26b&sort=name&status=pending');
    expect(parseTableState(writeTableState(new URLSearchParams(), state, rules), rules)).toEqual(state);
  });
  it('keeps two lists of one page apart', () => {
    const second = { ...rules, prefix: 'b-' };
    const address = writeTableState(new URLSearchParams('page=4'), { ...read(''), page: 2 }, second);
    expect(address.toString()).toBe('page=4&b-page=2');
    expect(parseTableState(address, second).page).toBe(2);
  });
});
