/** A list in our manner: searched, filtered, sorted and paged by the server, cards where a table would not fit. */
import { Skeleton } from '@mantine/core';
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { t } from '#messages/kit-lists.ts';
import classes from './data-table.module.css';
import { useSaid, useSaidChanges } from './say.tsx';
import { Empty, Failed } from './states.tsx';
import { GroupTitle, TableCards } from './table-cards.tsx';
import { type DataTableProps, headed, leadOf } from './table-columns.ts';
import { TableFoot } from './table-foot.tsx';
import { TableHead } from './table-head.tsx';
import { TableTools } from './table-tools.tsx';

import type { TableControl } from './use-table-state.ts';

/** See `web/README.md` for an example. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { table, answer, rows, total, title, search, filters, tools, minWidth = 640 } = props;
  const [box, cards] = useTooNarrow(minWidth);
  useLastPage(table, rows, total, answer.isPlaceholderData);
  useSaid(answer.isPending || answer.isPlaceholderData || total === undefined ? '' : t('found', { total }));
  const sorted = props.columns.find(({ sort }) => sort !== undefined && sort === table.sort);
  useSaidChanges(sorted ? t(table.order === 'asc' ? 'ascending' : 'descending', { column: sorted.title }) : '');
  return (
    <div ref={box} className={classes.root}>
      <TableTools
        table={table}
        title={title}
        search={search}
        filters={filters}
        tools={tools}
        sorts={cards && !props.ownOrder ? props.columns : undefined}
        orders={props.orders}
      />
      <Body {...props} cards={cards} />
      {total !== undefined && total > 0 && <TableFoot table={table} total={total} perPage={props.perPage} />}
    </div>
  );
}

function Body<T>(props: DataTableProps<T> & { cards: boolean }) {
  const { answer, rows, table, columns, label, rowKey, highlighted, cards } = props;
  if (answer.isError && !rows) {
    return <Failed text={props.failed} onRetry={() => void answer.refetch()} busy={answer.isFetching} />;
  }
  if (rows?.length === 0) {
    return <Empty {...(table.narrowed ? (props.emptyNarrowed ?? props.empty) : props.empty)} />;
  }
  if (cards) return <TableCards {...props} />;
  const lead = leadOf(columns);
  return (
    <table
      aria-label={label}
      aria-busy={answer.isPlaceholderData || undefined}
      data-waiting={rows === undefined || undefined}
      className={classes.table}
    >
      <TableHead columns={columns} table={table} />
      <tbody>
        {rows
          ? headed(rows, props.groupOf).map(({ row, heading }) => (
              <Fragment key={rowKey(row)}>
                {heading && (
                  <tr className={classes.group}>
                    <th colSpan={columns.length} scope="rowgroup">
                      <GroupTitle group={heading} />
                    </th>
                  </tr>
                )}
                <tr data-highlighted={highlighted?.(row) || undefined}>
                  {columns.map((column) => {
                    const Cell = column === lead ? 'th' : 'td';
                    return (
                      <Cell
                        key={column.key}
                        scope={column === lead ? 'row' : undefined}
                        style={{ textAlign: column.align }}
                      >
                        {column.render(row)}
                      </Cell>
                    );
                  })}
                </tr>
              </Fragment>
            ))
          : Array.from({ length: table.pageSize }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
              <tr key={index} className={classes.late}>
                {columns.map((column) => (
                  <td key={column.key}>
                    <Skeleton h={20} />
                  </td>
                ))}
              </tr>
            ))}
      </tbody>
    </table>
  );
}

/**
 * Measured on the list itself, since the same screen has room with and without a side navigation. A table that turns
 * out wider than its place becomes cards as well, until there is as much room as it wanted.
 */
function useTooNarrow(minWidth: number) {
  const box = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(minWidth);
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setNarrow(element.clientWidth < wanted);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [wanted]);
  // After every render: other rows may need more room.
  useLayoutEffect(() => {
    const element = box.current;
    if (element && !narrow && element.scrollWidth > element.clientWidth) setWanted(element.scrollWidth);
  });
  return [box, narrow] as const;
}

/** A page that no longer exists, after a deletion or from an old link, becomes the last one. */
function useLastPage(table: TableControl, rows: readonly unknown[] | undefined, total = 0, stale = false) {
  const last = Math.max(1, Math.ceil(total / table.pageSize));
  const beyond = !stale && rows?.length === 0 && table.page > last;
  const { change } = table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is made anew each time, the fact alone counts
  useEffect(() => {
    if (beyond) change({ page: last }, { replace: true });
  }, [beyond, last]);
}
