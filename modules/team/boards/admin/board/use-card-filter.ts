import { useAsk } from '@fachwerk/react/call';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { cardApi } from '../../contract-card.ts';
import type { Field } from '../../contract-field.ts';
import { type CardFilter, DUE_CHOICES, isNarrowing, isShown } from '../../rules/card-filter.ts';
import type { ShownColumn } from './use-board-data.ts';

type OwnParam = `own-${string}`;
/** Query parameter that filters by a custom field. */
export const ownParam = (fieldId: string): OwnParam => `own-${fieldId}`;

export const VIEWS = ['board', 'list', 'calendar'] as const;

/** From this length on the server also searches descriptions and comments, which the board does not carry. */
const LEAST_LETTERS = 3;

/** The filters of a board live in its URL. */
export function useCardFilter(
  boardId: string,
  columns: readonly ShownColumn[],
  fields: readonly Field[],
  today: string,
) {
  const [params, setParams] = useSearchParams();
  const words = params.get('q') ?? '';
  const filter: CardFilter = useMemo(
    () => ({
      words: params.get('q') ?? '',
      labels: params.getAll('label'),
      people: params.getAll('who'),
      due: DUE_CHOICES.find((choice) => choice === params.get('due')) ?? null,
      own: Object.fromEntries(
        fields.flatMap(({ id }) => (params.has(ownParam(id)) ? [[id, params.getAll(ownParam(id))]] : [])),
      ),
    }),
    [params, fields],
  );
  const isSearching = words.trim().length >= LEAST_LETTERS;
  const input = { searchTerm: words.trim() || '-', activeBoardId: boardId };
  const found = useAsk(cardApi.search, input, { isEnabled: isSearching, keepPrevious: true });
  const shown = useMemo(() => {
    if (!isNarrowing(filter)) return columns;
    const ids = new Set(isSearching ? found.data?.cards.map(({ id }) => id) : []);
    return columns.map((column) => ({
      ...column,
      items: column.items.filter((card) => isShown(card, filter, fields, today, ids)),
    }));
  }, [columns, filter, fields, today, found.data, isSearching]);
  const set = (name: 'q' | 'label' | 'who' | 'due' | 'view' | OwnParam, values: readonly string[]) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete(name);
        // `from` and `to` are positional: an empty value before a set one is kept.
        if (values.some((value) => value !== '')) for (const value of values) next.append(name, value);
        return next;
      },
      { replace: true },
    );
  const reset = () =>
    setParams((now) => new URLSearchParams([...now].filter(([name]) => name === 'view' || name === 'month')), {
      replace: true,
    });
  return {
    filter,
    shown,
    set,
    reset,
    isNarrowed: isNarrowing(filter),
    view: VIEWS.find((view) => view === params.get('view')) ?? 'board',
  } as const;
}
