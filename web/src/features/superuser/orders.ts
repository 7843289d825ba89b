/** How the operator's lists are ordered when no column says so. */
import type { TableOrder } from '#kit/table-columns.ts';

export const orders: TableOrder[] = [
  { sort: 'created', order: 'desc', label: 'Newest first' },
  { sort: 'created', order: 'asc', label: 'Oldest first' },
];
