/** What stands below a list: how many there are, rows per page, numbered pages. */
import { Group, NativeSelect, Pagination, Text } from '@mantine/core';
import { useId } from 'react';
import { t } from '#messages/kit-lists.ts';
import { useNarrow } from './app-frame.tsx';
import classes from './data-table.module.css';
import { pageSizes } from './table-state.ts';
import type { TableControl } from './use-table-state.ts';

/** Changing the size goes back to page 1. */
export function TableFoot({
  table,
  total,
  perPage = t('rowsPerPage'),
}: {
  table: TableControl;
  total: number;
  perPage?: string;
}) {
  const id = useId();
  const narrow = useNarrow();
  const pages = Math.max(1, Math.ceil(total / table.pageSize));
  const first = (table.page - 1) * table.pageSize + 1;
  const last = Math.min(total, table.page * table.pageSize);
  return (
    <Group className={classes.foot} justify="space-between" gap="sm">
      <Group gap="xs">
        <Text component="label" htmlFor={id} size="sm">
          {perPage}
        </Text>
        <NativeSelect
          id={id}
          size="xs"
          data={pageSizes.map(String)}
          value={String(table.pageSize)}
          onChange={(event) => table.change({ pageSize: Number(event.currentTarget.value) })}
        />
        <Text size="sm" c="dimmed">
          {t('shown', { first: Math.min(first, total), last, total })}
        </Text>
      </Group>
      {pages > 1 && (
        <nav aria-label={t('pages')}>
          <Pagination
            total={pages}
            value={Math.min(table.page, pages)}
            onChange={(page) => table.change({ page })}
            size="sm"
            siblings={narrow ? 0 : 1}
          />
        </nav>
      )}
    </Group>
  );
}
