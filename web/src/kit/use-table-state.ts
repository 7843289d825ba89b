/** A list's state, kept in the address so that back, reload and sharing work. */
import { useMemo } from 'react';
import { changeTableState, parseTableState, type TableRules, type TableState, writeTableState } from './table-state.ts';
import { useAddress } from './use-address.ts';

export type Filters = Record<string, readonly string[]>;

export interface TableControl<S extends string = string, F extends Filters = Filters> extends TableState<S, F> {
  /** Changes something; all but a change of page goes back to page 1. `replace` adds no step to the history. */
  change(change: Partial<TableState<S, F>>, options?: { replace?: boolean }): void;
  /** Chooses a column, in the order it is first shown in; the same once more turns the order round. */
  sortBy(sort: S, first?: 'asc' | 'desc'): void;
  /** What the server's list calls take: spread it into `query`. */
  query: { page: number; pageSize: number; search: string; sort: S; order: 'asc' | 'desc' } & {
    [K in keyof F]?: F[K][number];
  };
  /** Whether search or filters hide something. */
  narrowed: boolean;
}

/** `const table = useTableState({ sorts: ['created', 'name'], sort: 'created', filters: { status: companyStatuses } })`. */
export function useTableState<const S extends string, const F extends Filters = Record<never, readonly string[]>>(
  rules: TableRules<S, F>,
): TableControl<S, F> {
  const [address, changeAddress] = useAddress();
  const text = address.toString();
  // The rules are written in place by callers, but never change their meaning; the address decides.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const state = useMemo(() => parseTableState(new URLSearchParams(text), rules), [text]);
  const { page, pageSize, search, sort, order, filters } = state;
  function change(next: Partial<TableState<S, F>>, options?: { replace?: boolean }) {
    changeAddress((now) => writeTableState(now, changeTableState(parseTableState(now, rules), next), rules), options);
  }
  return {
    ...state,
    change,
    sortBy: (key, first = 'desc') =>
      change(key === sort ? { order: order === 'asc' ? 'desc' : 'asc' } : { sort: key, order: first }),
    query: { page, pageSize, search, sort, order, ...filters },
    narrowed: search !== '' || Object.values(filters).some(Boolean),
  };
}
