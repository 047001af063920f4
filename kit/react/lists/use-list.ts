import type { Ask, Input, Output } from '@fachwerk/base/contract';
import { useState } from 'react';
import { call, useAskPages } from '../calls/call.ts';
import { type Live, useLiveRefetch } from '../calls/live-refetch.ts';
import type { ListState } from './list-state.ts';

/** Total number; `isMore` if counting stopped at a limit. */
export type Total = number | { readonly count: number; readonly isMore: boolean };

type Options<E extends Ask, Row> = {
  readonly state: ListState;
  /** Input of the query, derived from the state. */
  readonly input: Input<E>;
  readonly rows: (page: Output<E>) => readonly Row[];
  /** What to add to the input for the next page, or null at the end; omitted if one answer holds everything. */
  readonly next?: (
    page: Output<E>,
    sofar: { readonly input: Input<E>; readonly count: number },
  ) => Partial<Input<E>> | null | '';
  /** Total from the server; a list loaded as a whole counts itself. */
  readonly total?: (page: Output<E>) => Total;
  /** Sums of everything that matches, by the key of the column, from the server. */
  readonly sums?: (page: Output<E>) => Readonly<Record<string, number>> | undefined;
  /** Filters and sorts a list loaded as a whole. */
  readonly arrange?: (rows: readonly Row[]) => readonly Row[];
  /** The same query with the largest page size, for the export. */
  readonly largest?: Input<E>;
  readonly live?: Live;
};

/** Everything a list screen knows about its rows: what `ListPage` shows, live, page by page, and all rows for the export. */
export type List<Row, Page = unknown> = {
  readonly state: ListState;
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  readonly total: Total | undefined;
  readonly first: Page | undefined;
  readonly last: Page | undefined;
  readonly isError: boolean;
  readonly error: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  more(): void;
  /** Sums from the server, by the key of the column. */
  readonly sums?: Readonly<Record<string, number>> | undefined;
  /** Rows in the browser, with those not on screen yet, and whether these are all. */
  readonly loaded?: { readonly rows: readonly Row[]; readonly isWhole: boolean } | undefined;
  /** All matching rows, not only those on screen. */
  every(): Promise<readonly Row[]>;
};

/** A list loaded as a whole is also shown in steps. */
const STEP = 50;

/** The common list: keyset pagination, refetch on stream events, and export of all rows. */
export function useList<E extends Ask, Row extends { readonly id: string }>(
  endpoint: E,
  { state, input, rows: rowsOf, next, total, sums, arrange, largest, live }: Options<E, Row>,
): List<Row, Output<E>> {
  useLiveRefetch(live);
  const countOf = (pages: readonly Output<E>[]) => pages.reduce<number>((sum, page) => sum + rowsOf(page).length, 0);
  const asked = useAskPages(endpoint, input, (page, pages) => next?.(page, { input, count: countOf(pages) }) || null);
  const pages = asked.data?.pages as readonly Output<E>[] | undefined;
  const loaded = pages && distinct(pages.flatMap(rowsOf));
  const found = loaded && arrange ? arrange(loaded) : loaded;

  const [steps, setSteps] = useState({ query: state.query, count: 1 });
  const shown = (steps.query === state.query ? steps.count : 1) * STEP;
  const rows = next ? found : found?.slice(0, shown);
  const hasMore = next ? asked.hasNextPage : (found?.length ?? 0) > shown;
  return {
    state,
    rows,
    total: next ? pages?.[0] && total?.(pages[0]) : found?.length,
    first: pages?.[0],
    last: pages?.at(-1),
    sums: pages?.[0] && sums?.(pages[0]),
    loaded: found && { rows: found, isWhole: !next || !asked.hasNextPage },
    isError: asked.isError,
    error: asked.error,
    isFetching: asked.isFetching,
    refetch: () => asked.refetch(),
    hasMore,
    isLoadingMore: asked.isFetchingNextPage,
    more: () => {
      if (next) void asked.fetchNextPage();
      else setSteps({ query: state.query, count: shown / STEP + 1 });
    },
    every: async () => {
      if (!next) return found ?? [];
      const all: Row[] = [];
      const question = largest ?? input;
      let add: Partial<Input<E>> | null | '' = {};
      while (add) {
        const page: Output<E> = await call(endpoint, { ...(question as object), ...(add as object) } as Input<E>);
        all.push(...rowsOf(page));
        add = next(page, { input: question, count: all.length });
      }
      return all;
    },
  };
}

/** Removes duplicates: a row may move while the next page loads. */
function distinct<Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
