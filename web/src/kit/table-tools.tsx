/** What stands above a list: its title, the search box, filters, and the order where headings are not shown. */
import { CloseButton, Group, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '#messages/kit-lists.ts';
import { Choice } from './choice.tsx';
import classes from './data-table.module.css';
import type { Column, TableFilter, TableOrder } from './table-columns.ts';
import type { TableControl } from './use-table-state.ts';

export interface TableToolsProps<T> {
  table: TableControl;
  title?: ReactNode;
  search?: string;
  filters?: TableFilter[];
  tools?: ReactNode;
  /** Columns to sort by, where no heading row is shown. */
  sorts?: Column<T>[];
  orders?: TableOrder[];
}

/** Nothing at all where a list has none of these. */
export function TableTools<T>({ table, title, search, filters = [], tools, sorts, orders }: TableToolsProps<T>) {
  const chosen = ordersOf(sorts ?? [], orders ?? []);
  if (!title && !search && filters.length === 0 && !tools && chosen.length === 0) return null;
  return (
    <Group className={classes.tools} gap="sm" justify="space-between">
      {title && <div className={classes.title}>{title}</div>}
      <Group gap="sm" className={classes.toolset}>
        {search && <SearchBox table={table} label={search} />}
        {filters.map((filter) => (
          <Choice
            key={filter.key}
            className={classes.filter}
            label={filter.label}
            options={[{ value: '', label: filter.all }, ...filter.options]}
            value={table.filters[filter.key] ?? ''}
            onChange={(value) => table.change({ filters: { [filter.key]: value || undefined } })}
          />
        ))}
        {chosen.length > 0 && <SortSelect table={table} orders={chosen} />}
        {tools}
      </Group>
    </Group>
  );
}

function ordersOf<T>(columns: Column<T>[], orders: TableOrder[]): TableOrder[] {
  const named = columns.flatMap(({ sort, title }): TableOrder[] =>
    sort
      ? [
          { sort, order: 'asc', label: t('ascending', { column: title }) },
          { sort, order: 'desc', label: t('descending', { column: title }) },
        ]
      : [],
  );
  return [...orders, ...named];
}

function SortSelect({ table, orders }: { table: TableControl; orders: TableOrder[] }) {
  const value = `${table.sort} ${table.order}`;
  const data = orders.map(({ sort, order, label }) => ({ value: `${sort} ${order}`, label }));
  // Chosen by a heading that has no entry of its own here.
  if (!data.some((entry) => entry.value === value)) data.push({ value, label: t('byColumn') });
  return (
    <Choice
      className={classes.order}
      label={t('sort')}
      options={data}
      value={value}
      onChange={(next) => {
        const chosen = orders.find(({ sort, order }) => `${sort} ${order}` === next);
        if (chosen) table.change({ sort: chosen.sort, order: chosen.order });
      }}
    />
  );
}

/** Typing waits a moment before it asks; what was typed is no step in the history. */
function SearchBox({ table, label }: { table: TableControl; label: string }) {
  const [text, setText] = useState(table.search);
  const sent = useRef(table.search);
  const send = useDebouncedCallback((value: string) => {
    sent.current = value;
    table.change({ search: value }, { replace: true });
  }, 300);
  // Back, forward or a reset from outside: the box follows the address.
  useEffect(() => {
    if (table.search !== sent.current) {
      sent.current = table.search;
      setText(table.search);
    }
  }, [table.search]);
  function type(value: string) {
    setText(value);
    send(value.trim());
  }
  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={200}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
      rightSection={text ? <CloseButton size="sm" aria-label={t('clearSearch')} onClick={() => type('')} /> : null}
    />
  );
}
