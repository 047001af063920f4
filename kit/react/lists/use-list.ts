import type { Ask, Input, Output } from '@fachwerk/base/contract';
import { useState } from 'react';
import { call, useAskPages } from '../calls/call.ts';
import { type Live, useLiveRefetch } from '../calls/live-refetch.ts';
import type { ListState } from './list-state.ts';

/** How many there are in all; `isMore` where nobody counted to the end. */
export type Total = number | { readonly count: number; readonly isMore: boolean };

type Options<E extends Ask, Row> = {
  readonly state: ListState;
  /** What the server is asked, from the state. */
  readonly input: Input<E>;
  readonly rows: (page: Output<E>) => readonly Row[];
  /** What to add to the input for the page after this one, or nothing at the end; left out where one answer holds everything. */
  readonly next?: (
    page: Output<E>,
    sofar: { readonly input: Input<E>; readonly count: number },
  ) => Partial<Input<E>> | null | '';
  /** As the server counts; a list that comes whole counts itself. */
  readonly total?: (page: Output<E>) => Total;
  /** Narrows and sorts here what came whole. */
  readonly arrange?: (rows: readonly Row[]) => readonly Row[];
  /** The same question with the largest pages, for the export. */
  readonly largest?: Input<E>;
  readonly live?: Live;
};

/** Everything a list screen knows of its rows: what `ListPage` shows, live, page by page, and all of it for the export. */
export type List<Row, Page = unknown> = {
  readonly state: ListState;
  /** Undefined while the first answer is on its way. */
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
  /** All that match, not only what is on screen. */
  every(): Promise<readonly Row[]>;
};

/** What came whole is shown in steps as well: nobody reads a thousand rows. */
const STEP = 50;

/** One way for every list: its question by keyset, looked at again when a stream hints, and all of it when exported. */
export function useList<E extends Ask, Row extends { readonly id: string }>(
  endpoint: E,
  { state, input, rows: rowsOf, next, total, arrange, largest, live }: Options<E, Row>,
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

/** A row that moved while the next page came stands once. */
function distinct<Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
