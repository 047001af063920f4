import type { Ask, Stream } from '@fachwerk/base/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { askKey } from './call.ts';
import { useDebounced } from './debounced.ts';
import { listenTo } from './realtime-socket.ts';
import { useSession } from './session.ts';

/** A stream, or only its relevant events. */
export type Hint = Stream | { readonly stream: Stream; readonly isMeant: (event: never) => boolean };

export type Live = {
  readonly hints: readonly Hint[];
  /** Queries to refetch; defaults to all on screen. */
  readonly asks?: readonly (Ask | readonly unknown[])[];
  /** For data that changes by time alone, without events. */
  readonly everyMs?: number;
};

/** Only the relevant events of a stream: `hintIf(openingStream, ({ lockId }) => lockId === id)`. */
export function hintIf<Event extends z.core.$ZodType>(
  stream: Stream<Event>,
  isMeant: (event: z.infer<Event>) => boolean,
): Hint {
  return { stream, isMeant };
}

/** Refetches the screen's queries on stream events; once for many events. */
export function useLiveRefetch(live: Live | undefined): void {
  const client = useQueryClient();
  const isSignedIn = useSession() !== null;
  const latest = useRef(live);
  useEffect(() => {
    latest.current = live;
  });
  const soon = useDebounced(() => {
    const asks = latest.current?.asks;
    if (!asks) return client.invalidateQueries();
    return Promise.all(
      asks.map((each) => client.invalidateQueries({ queryKey: 'path' in each ? askKey(each) : each })),
    );
  });

  const names = live?.hints.map((hint) => streamOf(hint).name).join(' ') ?? '';
  useEffect(() => {
    if (!isSignedIn) return;
    const ends = (names ? names.split(' ') : []).map((name, at) =>
      listenTo(name, {
        event: (payload) => isMeant(latest.current?.hints[at], payload) && soon(),
        reset: soon,
      }),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [names, isSignedIn, soon]);

  const everyMs = live?.everyMs;
  useEffect(() => {
    if (!everyMs) return;
    const timer = setInterval(() => !document.hidden && soon(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, soon]);
}

function streamOf(hint: Hint): Stream {
  return 'stream' in hint ? hint.stream : hint;
}

/** An unreadable event of a newer server may be relevant. */
function isMeant(hint: Hint | undefined, payload: unknown): boolean {
  if (!hint || !('stream' in hint)) return true;
  const parsed = z.safeParse(hint.stream.event, payload);
  return !parsed.success || hint.isMeant(parsed.data as never);
}
