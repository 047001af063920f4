import type { Output } from '@fachwerk/base/contract';
import { askKey, call, useAsk } from '@fachwerk/react/call';
import { useSession } from '@fachwerk/react/session';
import { useLocalStorage } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { dashboardApi, type Layout } from '../../contract.ts';

/** What this device shows. `isDefault`: nothing of one's own; on a phone that of the desk. */
export type Arrangement = Layout & { readonly isDefault: boolean };
type Answer = Output<typeof dashboardApi.layout>;
export type Device = 'desk' | 'phone';

const KEY = askKey(dashboardApi.layout, {});

/** Strips the other properties of the answer. */
export const layoutOf = ({ content, aside, halves }: Layout): Layout => ({ content, aside, halves });

function shownOn(device: Device, answer: Answer): Arrangement {
  if (device === 'desk') return { ...layoutOf(answer), isDefault: answer.isDefault };
  return answer.phone ? { ...answer.phone, isDefault: false } : { ...layoutOf(answer), isDefault: true };
}

function arrangedOn(device: Device, answer: Answer, next: Arrangement): Answer {
  if (device === 'desk') return { ...layoutOf(next), isDefault: next.isDefault, phone: answer.phone };
  return { ...answer, phone: next.isDefault ? null : layoutOf(next) };
}

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
export function useArrangement(device: Device) {
  const on = device === 'phone' ? { device } : {};
  const client = useQueryClient();
  const asked = useAsk(dashboardApi.layout, {});
  const [remembered, remember] = useRemembered();
  const { data } = asked;
  const known = data ?? remembered;
  useEffect(() => {
    if (data) remember(data);
  }, [data, remember]);

  const save = useMutation({
    mutationFn: ({ next }: { next: Arrangement; before: Answer | undefined }) =>
      next.isDefault ? call(dashboardApi.resetLayout, on) : call(dashboardApi.saveLayout, { ...layoutOf(next), ...on }),
    // Quick successive changes are sent in sequence.
    scope: { id: 'dashboard.layout' },
    onError: (_error, { before }) => {
      client.setQueryData(KEY, before);
      return client.invalidateQueries({ queryKey: KEY });
    },
  });

  const put = async (next: Arrangement) => {
    await client.cancelQueries({ queryKey: KEY });
    const before = client.getQueryData<Answer>(KEY) ?? known;
    if (before) client.setQueryData(KEY, arrangedOn(device, before, next));
    return save.mutateAsync({ next, before }).then(
      () => true,
      () => false,
    );
  };
  const current = known && shownOn(device, known);
  const latest = () => {
    const answer = client.getQueryData<Answer>(KEY) ?? known;
    return answer && shownOn(device, answer);
  };
  return {
    asked,
    device,
    current,
    /** The current layout, for callbacks of notices created earlier. */
    latest,
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
