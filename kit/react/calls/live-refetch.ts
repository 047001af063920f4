import type { Ask, Stream } from '@fachwerk/base/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { askKey } from './call.ts';
import { useDebounced } from './debounced.ts';
import { listenTo } from './realtime-socket.ts';
import { useSession } from './session.ts';

/** A stream, or only those of its events that matter here. */
export type Hint = Stream | { readonly stream: Stream; readonly isMeant: (event: never) => boolean };

export type Live = {
  readonly hints: readonly Hint[];
  /** What is asked again; left out, everything on screen. */
  readonly asks?: readonly (Ask | readonly unknown[])[];
  /** What changes by the clock alone sends no event. */
  readonly everyMs?: number;
};

/** Only the events of a stream that matter: `hintIf(openingStream, ({ lockId }) => lockId === id)`. */
export function hintIf<Event extends z.core.$ZodType>(
  stream: Stream<Event>,
  isMeant: (event: z.infer<Event>) => boolean,
): Hint {
  return { stream, isMeant };
}

/** What is on screen is asked for again when a stream hints that something happened; for many hints at once, once. */
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

/** An event of a newer server cannot be read: it may be meant. */
function isMeant(hint: Hint | undefined, payload: unknown): boolean {
  if (!hint || !('stream' in hint)) return true;
  const parsed = z.safeParse(hint.stream.event, payload);
  return !parsed.success || hint.isMeant(parsed.data as never);
}
