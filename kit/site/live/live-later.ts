import type { Ask, Input, Output } from '@fachwerk/base/contract';
import { useCallback } from 'react';
import { useSite } from '../pages/site-context.ts';
import { type LiveOptions, usePolled } from './polled.ts';

/** Like `useLive`, for light pages: the endpoint's code loads with the first request. `load` must be stable. */
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
