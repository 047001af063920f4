import type { Ask, Input, Output } from '@fachwerk/base/contract';
import { useCallback } from 'react';
import { useSite } from '../pages/site-context.ts';
import { type LiveOptions, usePolled } from './polled.ts';

/** As `useLive`, for pages that are to be light: endpoint and what reads its answer are fetched with the first question. `load` is the same each time. */
export function useLiveLater<E extends Ask>(
  load: () => Promise<E>,
  input: Input<E>,
  options: LiveOptions<Output<E>>,
): Output<E> {
  const { language } = useSite();
  const asked = JSON.stringify(input);
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const [{ call }, endpoint] = await Promise.all([import('../pages/call.ts'), load()]);
      return call(endpoint, JSON.parse(asked) as Input<E>, language, signal);
    },
    [load, asked, language],
  );
  return usePolled(ask, asked, options);
}
