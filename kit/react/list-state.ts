import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

type Allowed = Readonly<Record<string, readonly string[]>>;

export type ListOptions<Sort extends string, Filters extends Allowed> = {
  /** What can be sorted by; the first is the default. */
  readonly sort?: readonly Sort[];
  readonly dir?: Direction;
  /** Each filter with the values it may have; anything else in the URL is ignored. */
  readonly filters?: Filters;
  readonly pageSize?: number;
};
export type Direction = 'asc' | 'desc';

export type ListState<Sort extends string = string, Filters extends Allowed = Allowed> = {
  readonly search: string;
  readonly sort: Sort;
  readonly dir: Direction;
  /** From 1. */
  readonly page: number;
  readonly offset: number;
  readonly limit: number;
  readonly filters: { readonly [Name in keyof Filters]?: Filters[Name][number] };
  /** Something narrows the list: an empty answer means "nothing found", not "nothing yet". */
  readonly isNarrowed: boolean;
  setSearch(text: string): void;
  setFilter(name: keyof Filters & string, value: string | undefined): void;
  setSort(sort: string, dir: Direction): void;
  setPage(page: number): void;
  reset(): void;
  /** The whole state, for remembering it as a view. */
  readonly query: string;
  apply(query: string): void;
};

/** Search, filters, order and page, kept in the URL: a list can be linked to, reloaded and gone back to. */
export function useListState<const Sort extends string = string, const Filters extends Allowed = Record<never, never>>(
  options: ListOptions<Sort, Filters> = {},
): ListState<Sort, Filters> {
  const [params, setParams] = useSearchParams();
  const { sort: sorts = [], dir: defaultDir = 'asc', filters: allowed, pageSize = 25 } = options;

  // The address changes a moment after it was told to; the next change must not forget the one before.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  const change = useCallback(
    (changes: Readonly<Record<string, string | undefined>>, replace = false) => {
      const next = new URLSearchParams(latest.current);
      for (const [key, value] of Object.entries({ page: undefined, ...changes })) {
        if (value) next.set(key, value);
        else next.delete(key);
      }
      latest.current = next;
      setParams(next, { replace, preventScrollReset: true });
    },
    [setParams],
  );

  const asked = params.get('sort') ?? '';
  const isAllowed = sorts.includes(asked.replace(/^-/, '') as Sort);
  const sort = (isAllowed ? asked.replace(/^-/, '') : (sorts[0] ?? '')) as Sort;
  const dir: Direction = isAllowed ? (asked.startsWith('-') ? 'desc' : 'asc') : defaultDir;
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const chosen = Object.entries(allowed ?? {}).flatMap(([name, values]) => {
    const value = params.get(name);
    return value !== null && values.includes(value) ? [[name, value]] : [];
  });
  const search = params.get('q') ?? '';
  return {
    search,
    sort,
    dir,
    page,
    offset: (page - 1) * pageSize,
    limit: pageSize,
    filters: Object.fromEntries(chosen) as ListState<Sort, Filters>['filters'],
    isNarrowed: search !== '' || chosen.length > 0,
    setSearch: (text) => change({ q: text.trim() || undefined }, true),
    setFilter: (name, value) => change({ [name]: value }),
    setSort: (by, direction) => change({ sort: direction === 'desc' ? `-${by}` : by }),
    setPage: (next) => change({ page: next > 1 ? String(next) : undefined }),
    reset: () =>
      change({ q: undefined, ...Object.fromEntries(Object.keys(allowed ?? {}).map((name) => [name, undefined])) }),
    query: params.toString(),
    apply: (query) => setParams(new URLSearchParams(query)),
  };
}
