import type { Stream } from '@fachwerk/base/contract';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { isLineUp, listenTo, onLineChange } from './realtime-socket.ts';
import { useSession } from './session.ts';

type Schema = z.core.$ZodType;

/**
 * Stream events while the component is mounted. `onEvent` gets each event once and in order; `onReset` is called after a gap too long to catch up on:
 * refetch everything.
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
        // An unreadable event of a newer server: refetch everything.
        if (parsed.success) handlers.current.onEvent(parsed.data);
        else handlers.current.onReset?.();
      },
      reset: () => handlers.current.onReset?.(),
    });
  }, [stream, isSignedIn]);
}

/** Whether stream events arrive at the moment, for screens that display „live“. */
export function useIsLive(): boolean {
  return useSyncExternalStore(onLineChange, isLineUp);
}
