/** How the operator's lists are ordered when no column says so. */
import type { TableOrder } from '#kit/table-columns.ts';
import { t } from '#messages/superuser.ts';

export const orders: TableOrder[] = [
  { sort: 'created', order: 'desc', label: t('newestFirst') },
  { sort: 'created', order: 'asc', label: t('oldestFirst') },
];
