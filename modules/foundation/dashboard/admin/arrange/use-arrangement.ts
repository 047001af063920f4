import type { Output } from '@fachwerk/base/contract';
import { askKey, call, useAsk } from '@fachwerk/react/call';
import { useSession } from '@fachwerk/react/session';
import { useLocalStorage } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { dashboardApi, type Layout } from '../../contract.ts';

export type Arrangement = Output<typeof dashboardApi.layout>;

const KEY = askKey(dashboardApi.layout, {});

/** Strips the other properties of the answer. */
export const layoutOf = ({ content, aside, halves }: Layout): Layout => ({ content, aside, halves });

/** The last layout on this device: rendered at once, so that its modules load while the layout is being fetched. */
function useRemembered() {
  const userId = useSession()?.user.id ?? 'nobody';
  const [stored, setStored] = useLocalStorage<unknown>({
    key: `device.dashboard.${userId}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const read = z.safeParse(dashboardApi.layout.output, stored);
  return [read.success ? read.data : undefined, setStored] as const;
}

/** The user's layout. Changes are optimistic; a refused one is rolled back with its reason. */
export function useArrangement() {
  const client = useQueryClient();
  const asked = useAsk(dashboardApi.layout, {});
  const [remembered, remember] = useRemembered();
  const { data } = asked;
  useEffect(() => {
    if (data) remember(data);
  }, [data, remember]);

  const save = useMutation({
    mutationFn: ({ next }: { next: Arrangement; before: Arrangement | undefined }) =>
      next.isDefault ? call(dashboardApi.resetLayout, {}) : call(dashboardApi.saveLayout, layoutOf(next)),
    // Quick successive changes are sent in sequence.
    scope: { id: 'dashboard.layout' },
    onError: (_error, { before }) => {
      client.setQueryData(KEY, before);
      return client.invalidateQueries({ queryKey: KEY });
    },
  });

  const put = async (next: Arrangement) => {
    await client.cancelQueries({ queryKey: KEY });
    const before = client.getQueryData<Arrangement>(KEY) ?? data;
    client.setQueryData(KEY, next);
    return save.mutateAsync({ next, before }).then(
      () => true,
      () => false,
    );
  };
  const current = data ?? remembered;
  return {
    asked,
    current,
    /** The current layout, for callbacks of notices created earlier. */
    latest: () => client.getQueryData<Arrangement>(KEY) ?? current,
    /** Resolves to false if the server refused; the reason was shown. */
    arrange: (layout: Layout) => put({ ...layoutOf(layout), isDefault: false }),
    /** Restores a previous layout, including the role's default. */
    restore: put,
    reset: async () => {
      const isDone = await save
        .mutateAsync({
          next: { content: [], aside: [], halves: [], isDefault: true },
          before: client.getQueryData(KEY),
        })
        .then(
          () => true,
          () => false,
        );
      if (isDone) await client.invalidateQueries({ queryKey: KEY });
      return isDone;
    },
  };
}
