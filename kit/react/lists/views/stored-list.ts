import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { CallProblem } from '../../calls/call-problem.ts';
import { useSession } from '../../calls/session.ts';
import { notifyProblem } from '../../states/notice.tsx';
import {
  type ListColumns,
  type ListStore,
  type ListView,
  providedStore,
  type StoredList,
  type ViewData,
} from './list-store.ts';
import { copyOf, keepCopy, keepLocalViews, localListStore, localViews } from './local-list-store.ts';

const NOTHING: StoredList = { columns: null, views: [] };

const storeNow = async (): Promise<ListStore> => (await providedStore()?.()) ?? localListStore;

/** Views this browser stored before the server did are handed over once; what the server refuses for good is dropped. */
async function handOver(store: ListStore, list: string): Promise<void> {
  const waiting = localViews(list);
  if (waiting.length === 0) return;
  const left: ListView[] = [];
  for (const view of waiting) {
    try {
      await store.add(list, view);
    } catch (error) {
      if (!(error instanceof CallProblem && error.status === 409)) left.push(view);
    }
  }
  keepLocalViews(list, left);
}

async function load(list: string): Promise<StoredList> {
  const store = await storeNow();
  if (store !== localListStore) await handOver(store, list);
  return store.show(list);
}

/** A person's columns and views of the list at this address. A copy in the browser is shown until the server answers. */
export function useStoredList() {
  const { pathname } = useLocation();
  const userId = useSession()?.user.id ?? 'nobody';
  const list = pathname.split('/').slice(0, 3).join('/');
  const client = useQueryClient();
  const queryKey = ['list-views', userId, list];
  const { data } = useQuery<StoredList>({
    queryKey,
    queryFn: () => load(list),
    initialData: () => copyOf(list) ?? undefined,
    initialDataUpdatedAt: 0,
  });
  const stored = data ?? NOTHING;
  useEffect(() => {
    if (data && providedStore()) keepCopy(list, data);
  }, [data, list]);

  /** Shows the change at once; a refusal brings the stored state back. */
  const atOnce = async (shown: (now: StoredList) => StoredList, run: (store: ListStore) => Promise<unknown>) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData<StoredList>(queryKey, (now) => shown(now ?? NOTHING));
    try {
      await run(await storeNow());
    } catch (error) {
      notifyProblem(error);
    }
    void client.invalidateQueries({ queryKey });
  };
  /** Shows what the store has made of it. Throws a refusal, which a form shows at its field. */
  const afterwards = async (
    run: (store: ListStore) => Promise<ListView>,
    shown: (views: readonly ListView[], view: ListView) => readonly ListView[],
  ) => {
    const view = await run(await storeNow());
    await client.cancelQueries({ queryKey });
    client.setQueryData<StoredList>(queryKey, (now = NOTHING) => ({ ...now, views: shown(now.views, view) }));
    void client.invalidateQueries({ queryKey });
    return view;
  };
  return {
    ...stored,
    /** Whether others can see a view. */
    canShare: providedStore() !== undefined,
    saveColumns: (columns: ListColumns | null) =>
      atOnce(
        (now) => ({ ...now, columns }),
        (store) => store.saveColumns(list, columns),
      ),
    add: (view: ViewData) =>
      afterwards(
        (store) => store.add(list, view),
        (views, added) => [...views.filter(({ id }) => id !== added.id), added],
      ),
    edit: (id: string, view: ViewData) =>
      afterwards(
        (store) => store.edit(list, id, view),
        (views, saved) => views.map((known) => (known.id === id ? saved : known)),
      ),
    remove: (id: string) =>
      atOnce(
        (now) => ({ ...now, views: now.views.filter((view) => view.id !== id) }),
        (store) => store.remove(list, id),
      ),
  };
}
