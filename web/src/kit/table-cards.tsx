/** The rows of a list as cards, for where a table would scroll sideways. */
import { Skeleton, Text } from '@mantine/core';
import { Fragment } from 'react';
import classes from './data-table.module.css';
import { type Column, type DataTableProps, headed, leadOf, type TableGroup } from './table-columns.ts';

/** One card per row: the leading column on top, the others with their titles, the buttons at the foot. */
export function TableCards<T>({
  rows,
  columns,
  label,
  rowKey,
  highlighted,
  groupOf,
  table,
  answer,
}: DataTableProps<T>) {
  const lead = leadOf(columns);
  const fields = columns.filter((column) => column !== lead && !column.actions);
  const actions = columns.filter((column) => column.actions);
  if (!rows) {
    return (
      <div className={classes.cards}>
        {Array.from({ length: Math.min(4, table.pageSize) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <Skeleton key={index} h={132} radius="md" className={classes.late} />
        ))}
      </div>
    );
  }
  return (
    <ul className={classes.cards} aria-label={label} aria-busy={answer.isPlaceholderData || undefined}>
      {headed(rows, groupOf).map(({ row, heading }) => (
        <Fragment key={rowKey(row)}>
          {heading && (
            <li className={classes.groupCard}>
              <GroupTitle group={heading} />
            </li>
          )}
          <li className={classes.card} data-highlighted={highlighted?.(row) || undefined}>
            <div className={classes.lead}>{lead?.render(row)}</div>
            <dl className={classes.fields}>
              {fields.map((column) => (
                <Field key={column.key} column={column} row={row} />
              ))}
            </dl>
            {actions.map((column) => (
              <div key={column.key} className={classes.actions}>
                {column.render(row)}
              </div>
            ))}
          </li>
        </Fragment>
      ))}
    </ul>
  );
}

export function GroupTitle({ group }: { group: TableGroup }) {
  return (
    <>
      {group.title}
      {group.hint && (
        <Text span size="xs" c="dimmed" fw={400} ms="sm">
          {group.hint}
        </Text>
      )}
    </>
  );
}

function Field<T>({ column, row }: { column: Column<T>; row: T }) {
  return (
    <div className={classes.field}>
      <dt>{column.title}</dt>
      <dd>{column.render(row)}</dd>
    </div>
  );
}
