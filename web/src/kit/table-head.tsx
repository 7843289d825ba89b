/** The heading row: names of columns, and real buttons where the list can be sorted. */
import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import classes from './data-table.module.css';
import type { Column } from './table-columns.ts';
import type { TableControl } from './use-table-state.ts';

/** Says by `aria-sort` which column orders the list, and how. */
export function TableHead<T>({ columns, table }: { columns: Column<T>[]; table: TableControl }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <Th key={column.key} column={column} table={table} />
        ))}
      </tr>
    </thead>
  );
}

function Th<T>({ column, table }: { column: Column<T>; table: TableControl }) {
  const { sort, title, align } = column;
  if (!sort) {
    return (
      <th scope="col" style={{ textAlign: align }}>
        {title}
      </th>
    );
  }
  const active = table.sort === sort;
  const Icon = active ? (table.order === 'asc' ? IconArrowUp : IconArrowDown) : IconArrowsSort;
  return (
    <th
      scope="col"
      style={{ textAlign: align }}
      aria-sort={active ? (table.order === 'asc' ? 'ascending' : 'descending') : 'none'}
    >
      <UnstyledButton
        className={classes.sort}
        data-active={active || undefined}
        onClick={() => table.sortBy(sort, column.firstOrder)}
      >
        {title}
        <Icon size={14} aria-hidden="true" />
      </UnstyledButton>
    </th>
  );
}
