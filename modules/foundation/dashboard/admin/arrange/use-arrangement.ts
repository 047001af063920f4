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

/** Without what the server answers beside it. */
export const layoutOf = ({ content, aside, halves }: Layout): Layout => ({ content, aside, halves });

/** The dashboard as it stood here last: it is drawn at once and its modules ask at once, while the server is still being asked. */
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

/** What stands where, for the signed-in person. Changes are seen at once; one the server refuses is taken back, with its reason. */
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
    // Two quick steps must not overtake each other on the way.
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
    /** The latest, also inside of a notice that was made some seconds ago. */
    latest: () => client.getQueryData<Arrangement>(KEY) ?? current,
    /** False when the server refused; the reason has been said by then. */
    arrange: (layout: Layout) => put({ ...layoutOf(layout), isDefault: false }),
    /** Back to exactly what was there, the role's default included. */
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
