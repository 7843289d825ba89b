/** What a list in our manner is told: its columns, filters, orders, and the words around them. */
import type { ReactNode } from 'react';
import type { TableControl } from './use-table-state.ts';

export interface TableFilter {
  /** The name in the table's state. */
  key: string;
  label: string;
  /** The words for no filter, for example "All Status". */
  all: string;
  options: { value: string; label: string }[];
}

/** An order that no column's heading stands for, for example "Newest first". */
export interface TableOrder {
  sort: string;
  order: 'asc' | 'desc';
  label: string;
}

export interface Column<T> {
  key: string;
  title: string;
  render: (row: T) => ReactNode;
  /** The server's name of this order; the heading becomes a button. */
  sort?: string;
  /** Which way it goes when first chosen; `desc` unless said. */
  firstOrder?: 'asc' | 'desc';
  align?: 'right';
  /** Heads the card on narrow screens; the first column unless said. */
  lead?: boolean;
  /** Buttons: at the foot of the card, without the column's title. */
  actions?: boolean;
}

/** The column that names its row. */
export function leadOf<T>(columns: readonly Column<T>[]): Column<T> | undefined {
  return columns.find((column) => column.lead) ?? columns[0];
}

export interface TableGroup {
  key: string;
  title: string;
  hint?: string;
  /** Needs no heading where a page has no other. */
  plain?: boolean;
}

/** Rows in their order, the first of each run of a group with the heading of it. */
export function headed<T>(
  rows: readonly T[],
  groupOf: ((row: T) => TableGroup) | undefined,
): { row: T; heading?: TableGroup }[] {
  if (!groupOf || rows.every((row) => groupOf(row).plain)) return rows.map((row) => ({ row }));
  return rows.map((row, index) => {
    const before = rows[index - 1];
    const group = groupOf(row);
    return before !== undefined && groupOf(before).key === group.key ? { row } : { row, heading: group };
  });
}

export interface DataTableProps<T> {
  /** Names the list for those who do not see it. */
  label: string;
  columns: Column<T>[];
  /** Undefined until the first answer. */
  rows: readonly T[] | undefined;
  total: number | undefined;
  rowKey: (row: T) => string;
  table: TableControl;
  /** The query behind the rows. */
  answer: {
    isPending: boolean;
    isError: boolean;
    isPlaceholderData?: boolean;
    isFetching?: boolean;
    refetch: () => unknown;
  };
  /** The search box's name and placeholder; no box without it. */
  search?: string;
  filters?: TableFilter[];
  /** The page has a choice of order of its own, also where no heading row is shown. */
  ownOrder?: boolean;
  /** Orders that no column stands for; with them the choice of order is always shown. */
  orders?: TableOrder[];
  /** More at the right of the tools, for example a refresh button. */
  tools?: ReactNode;
  /** At the left of the tools, for example "Total Applicants: 137". */
  title?: ReactNode;
  /** Shown when there is nothing at all. */
  empty: { text: string; hint?: ReactNode; action?: ReactNode };
  /** Shown when search or filters hide everything; `empty` unless said. */
  emptyNarrowed?: { text: string; hint?: ReactNode };
  /** Shown with a retry when the call failed. */
  failed: string;
  /** "Rows per page" unless the specification has its own words. */
  perPage?: string;
  highlighted?: (row: T) => boolean;
  /** What a run of rows is headed with, where the list has more than one. */
  groupOf?: (row: T) => TableGroup;
  /** Pixels that the table needs; below that the rows become cards. */
  minWidth?: number;
}
