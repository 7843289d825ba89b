/** The state of a list (page, size, search, order, filters) as an address carries it. */

export const pageSizes = [10, 20, 50] as const;

export interface TableRules<S extends string, F extends Record<string, readonly string[]>> {
  /** Keys that the server can sort by. */
  sorts: readonly S[];
  sort: S;
  order?: 'asc' | 'desc';
  /** Each filter with its values; none chosen means all. */
  filters?: F;
  /** Set apart the names of two lists on one page. */
  prefix?: string;
}

export interface TableState<S extends string, F extends Record<string, readonly string[]>> {
  page: number;
  pageSize: number;
  search: string;
  sort: S;
  order: 'asc' | 'desc';
  filters: { [K in keyof F]?: F[K][number] };
}

/** Reads the state from an address; whatever is not a known value falls back to the normal one. */
export function parseTableState<S extends string, F extends Record<string, readonly string[]>>(
  address: URLSearchParams,
  rules: TableRules<S, F>,
): TableState<S, F> {
  const get = (name: string) => address.get((rules.prefix ?? '') + name);
  const page = Number(get('page'));
  const size = Number(get('size'));
  const order = get('order');
  const filters: { [K in keyof F]?: F[K][number] } = {};
  for (const name in rules.filters) filters[name] = rules.filters[name]?.find((value) => value === get(name));
  return {
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, 1_000_000) : 1,
    pageSize: pageSizes.find((known) => known === size) ?? 10,
    search: (get('search') ?? '').slice(0, 200),
    sort: rules.sorts.find((sort) => sort === get('sort')) ?? rules.sort,
    order: order === 'asc' || order === 'desc' ? order : (rules.order ?? 'desc'),
    filters,
  };
}

/** Writes the state into an address: normal values are left out, foreign names stay as they are. */
export function writeTableState<S extends string, F extends Record<string, readonly string[]>>(
  address: URLSearchParams,
  state: TableState<S, F>,
  rules: TableRules<S, F>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  const set = (name: string, value: string | undefined, normal: string) => {
    const key = (rules.prefix ?? '') + name;
    if (!value || value === normal) next.delete(key);
    else next.set(key, value);
  };
  set('page', String(state.page), '1');
  set('size', String(state.pageSize), '10');
  set('search', state.search, '');
  set('sort', state.sort, rules.sort);
  set('order', state.order, rules.order ?? 'desc');
  for (const name in rules.filters) set(name, state.filters[name], '');
  return next;
}

/** The state after a change: any change but that of the page goes back to page 1. */
export function changeTableState<S extends string, F extends Record<string, readonly string[]>>(
  state: TableState<S, F>,
  change: Partial<TableState<S, F>>,
): TableState<S, F> {
  return { ...state, page: 1, ...change, filters: { ...state.filters, ...change.filters } };
}
