import type { Ask, Input, Output } from '@fachwerk/base/contract';
import { useCallback } from 'react';
import { call } from '../pages/call.ts';
import { useSite } from '../pages/site-context.ts';
import { type LiveOptions, usePolled } from './polled.ts';

/** Polls an endpoint while the page is visible. */
export function useLive<E extends Ask>(endpoint: E, input: Input<E>, options: LiveOptions<Output<E>>): Output<E> {
  const { language } = useSite();
  const asked = JSON.stringify(input);
  const ask = useCallback(
    (signal: AbortSignal) => call(endpoint, JSON.parse(asked) as Input<E>, language, signal),
    [endpoint, asked, language],
  );
  return usePolled(ask, asked, options);
}
