import { currentSession } from '../../calls/session.ts';
import {
  type ListColumns,
  type ListStore,
  type ListView,
  NO_COLUMNS,
  type StoredList,
  type ViewData,
} from './list-store.ts';

const owner = () => currentSession()?.user.id ?? 'nobody';
const viewsKey = (list: string) => `device.views.${owner()}.${list}`;
const columnsKey = (list: string) => `device.columns.${owner()}.${list}`;
/** Copy of what the server said last; cleared with the session. */
const copyKey = (list: string) => `listCopy.${owner()}.${list}`;

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage costs the copy, not the list.
  }
}

type Stored = { readonly name: string; readonly query: string } & Partial<ViewData>;

const viewOf = (stored: Stored): ListView => ({
  columns: NO_COLUMNS,
  isCompact: false,
  ...stored,
  isShared: false,
  id: stored.name,
  isOwn: true,
  mayEdit: true,
  author: '',
});

/** Views that this browser stores: all without a server's store, otherwise those still to be handed over to it. */
export const localViews = (list: string): readonly ListView[] => (read<Stored[]>(viewsKey(list)) ?? []).map(viewOf);

export function keepLocalViews(list: string, views: readonly ListView[]): void {
  const stored = views.map(({ name, query, columns, isCompact }) => ({ name, query, columns, isCompact }));
  write(viewsKey(list), stored.length > 0 ? stored : null);
}

export const copyOf = (list: string): StoredList | null => read<StoredList>(copyKey(list));
export const keepCopy = (list: string, stored: StoredList): void => write(copyKey(list), stored);

/** Everything in this browser. A name replaces the view that had it. */
export const localListStore: ListStore = {
  show: async (list) => ({ columns: read<ListColumns>(columnsKey(list)), views: localViews(list) }),
  saveColumns: async (list, columns) => write(columnsKey(list), columns),
  add: async (list, view) => replace(list, view.name, view),
  edit: async (list, id, view) => replace(list, id, view),
  remove: async (list, id) =>
    keepLocalViews(
      list,
      localViews(list).filter((view) => view.id !== id),
    ),
};

function replace(list: string, id: string, view: ViewData): ListView {
  const next = viewOf(view);
  const known = localViews(list).filter(({ id: other }) => other === id || other !== next.id);
  const at = known.findIndex((other) => other.id === id);
  keepLocalViews(list, at === -1 ? [...known, next] : known.with(at, next));
  return next;
}
