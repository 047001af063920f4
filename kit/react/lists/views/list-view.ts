import { useEffect, useMemo, useState } from 'react';
import type { ListState } from '../list-state.ts';
import type { Column } from '../list-types.ts';
import { arrangedColumns, isUsual, sameColumns } from './arranged-columns.ts';
import { type ListColumns, type ListView, NO_COLUMNS, type ViewData } from './list-store.ts';
import { useStoredList } from './stored-list.ts';

/** Parameter of the address that names the view. */
const PARAM = 'view';

/** The address of a list without the view's name, in a comparable order. */
function ownQuery(query: string): string {
  const params = new URLSearchParams(query);
  params.delete(PARAM);
  params.sort();
  return params.toString();
}

const withView = (query: string, id: string | undefined) => {
  const params = new URLSearchParams(ownQuery(query));
  if (id) params.set(PARAM, id);
  return params.toString();
};

type Naming = { readonly name: string; readonly isShared: boolean };

/** How a person sees a list: the columns of the open view, or the person's own. */
export function useListView<Row>(
  state: ListState,
  columns: readonly Column<Row>[],
  density: { readonly isCompact: boolean; readonly setCompact: (isCompact: boolean) => void },
) {
  const stored = useStoredList();
  // A new view is open at once, before the address says so.
  const [added, setAdded] = useState<string | null>(null);
  const named = new URLSearchParams(state.query).get(PARAM);
  const id = named ?? added;
  const active = stored.views.find((view) => view.id === id);
  // Columns changed in an open view wait for the view to be saved.
  const [draft, setDraft] = useState<{ readonly id: string; readonly columns: ListColumns } | null>(null);
  const drafted = active && draft?.id === active.id ? draft.columns : undefined;
  const layout = drafted ?? active?.columns ?? stored.columns ?? NO_COLUMNS;
  const query = ownQuery(state.query);
  const arranged = useMemo(() => arrangedColumns(columns, layout), [columns, layout]);

  useEffect(() => {
    if (added !== null && named === added) setAdded(null);
  }, [added, named]);

  const arrange = (next: ListColumns) => {
    if (active) setDraft({ id: active.id, columns: next });
    else void stored.saveColumns(isUsual(next) ? null : next);
  };
  const data = (naming: Naming): ViewData => ({ ...naming, query, columns: layout, isCompact: density.isCompact });
  const open = (view: ListView | undefined) => {
    setDraft(null);
    setAdded(null);
    state.apply(withView(view?.query ?? '', view?.id));
    if (view && view.isCompact !== density.isCompact) density.setCompact(view.isCompact);
  };
  return {
    ...density,
    views: stored.views,
    canShare: stored.canShare,
    active,
    isAll: !active && query === '',
    /** The open view shows something else than it was saved with. */
    isChanged: active !== undefined && (query !== ownQuery(active.query) || !sameColumns(layout, active.columns)),
    layout,
    all: columns,
    columns: arranged,
    arrange,
    open,
    add: async (naming: Naming) => {
      const view = await stored.add(data(naming));
      setAdded(view.id);
      state.apply(withView(state.query, view.id));
    },
    /** Saves what is shown under the open view. */
    update: async () => {
      if (!active) return;
      await stored.edit(active.id, data({ name: active.name, isShared: active.isShared }));
      setDraft(null);
    },
    /** Changes name and visibility only. */
    rename: async (naming: Naming) => {
      if (!active) return;
      const { query: known, columns: saved, isCompact } = active;
      const view = await stored.edit(active.id, { ...naming, query: known, columns: saved, isCompact });
      if (view.id !== active.id) state.apply(withView(state.query, view.id));
    },
    remove: async (view: ListView) => {
      await stored.remove(view.id);
      open(undefined);
    },
  };
}

export type ListViewing<Row> = ReturnType<typeof useListView<Row>>;
