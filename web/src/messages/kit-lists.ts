/** What every list says around its rows. */
import { sentences } from './sentences.ts';

export const t = sentences('kit-lists', {
  found: '{total} found',
  rowsPerPage: 'Rows per page',
  shown: '{first, number}–{last, number} of {total, number}',
  pages: 'Pages',
  ascending: '{column}, ascending',
  descending: '{column}, descending',
  byColumn: 'By column',
  sort: 'Sort',
  clearSearch: 'Clear the search',
  clearFilter: 'Clear Filter',
  range: 'Date range: {range}',
  fromTo: '{from} - {to}',
  until: 'Until {day}',
  allTime: 'All Time',
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
});
