import type { Stream } from '@fachwerk/base/contract';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { isLineUp, listenTo, onLineChange } from './realtime-socket.ts';
import { useSession } from './session.ts';

type Schema = z.core.$ZodType;

/**
 * Live hints from a stream while the component is on screen. `onEvent` gets each event once and in order; after a gap too long to
 * catch up on, `onReset` says: ask again for everything.
 */
export function useStream<Event extends Schema>(
  stream: Stream<Event>,
  onEvent: (event: z.infer<Event>) => void,
  onReset?: () => void,
): void {
  const isSignedIn = useSession() !== null;
  const handlers = useRef({ onEvent, onReset });
  useEffect(() => {
    handlers.current = { onEvent, onReset };
  });
  useEffect(() => {
    if (!isSignedIn) return;
    return listenTo(stream.name, {
      event: (payload) => {
        const parsed = z.safeParse(stream.event, payload);
        // An event of a newer server is a hint we cannot read: look at everything again.
        if (parsed.success) handlers.current.onEvent(parsed.data);
        else handlers.current.onReset?.();
      },
      reset: () => handlers.current.onReset?.(),
    });
  }, [stream, isSignedIn]);
}

/** Whether hints arrive at the moment: a screen that says „live“ must know. */
export function useIsLive(): boolean {
  return useSyncExternalStore(onLineChange, isLineUp);
}
