import type { Ask, Input, Output } from '@fachwerk/base/contract';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { keptMarks } from '../offline/connection.ts';
import { call } from './call.ts';
import { useSite } from './site-context.ts';

const never = () => () => {};

/** False on the server and for the browser's first look, so that both draw the same; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

export type LiveOptions<Answer> = {
  readonly everyMs: number;
  /** What the server has drawn. */
  readonly initial: Answer;
  /** Nothing more will change: asking ends. */
  readonly isOver?: (answer: Answer) => boolean;
};

/** Waits longer after each failure, up to this much longer. */
const SLOWEST_FACTOR = 8;

/**
 * Asks again and again while somebody looks: the newest answer. A hidden tab asks nothing and catches up when it is seen again;
 * after a failure the last answer stays.
 */
export function useLive<E extends Ask>(
  endpoint: E,
  input: Input<E>,
  { everyMs, initial, isOver }: LiveOptions<Output<E>>,
): Output<E> {
  const { language } = useSite();
  const [answer, setAnswer] = useState(initial);
  const over = useRef(isOver);
  over.current = isOver;
  const isDone = isOver?.(answer) ?? false;
  const asked = JSON.stringify(input);
  const shown = useRef(asked);
  useEffect(() => {
    if (isDone) return;
    const ended = new AbortController();
    let factor = 1;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (!ended.signal.aborted) timer = setTimeout(look, everyMs * factor);
    };
    const look = async () => {
      if (document.hidden) return;
      try {
        const next = await call(endpoint, JSON.parse(asked) as Input<E>, language, ended.signal);
        if (ended.signal.aborted) return;
        factor = 1;
        setAnswer(next);
        if (over.current?.(next)) return;
      } catch {
        factor = Math.min(factor * 2, SLOWEST_FACTOR);
      }
      wait();
    };
    const seen = () => !document.hidden && void look();
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('online', seen);
    // Another question: what is shown answers the last one.
    if (shown.current === asked) wait();
    else void look();
    shown.current = asked;
    return () => {
      ended.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('online', seen);
    };
  }, [endpoint, asked, everyMs, language, isDone]);
  return answer;
}

/** When the browser took a drawing over, by the drawing's own instant: whoever asks later gets the same clock. */
const takenOver = new WeakMap<Date, number>();

/** The server's clock in the browser. A kept page was drawn a while ago: there it goes by what the two clocks differed by. */
export function clockFrom(drawnAt: Date): () => Date {
  const begin = takenOver.get(drawnAt) ?? performance.now();
  takenOver.set(drawnAt, begin);
  const kept = keptMarks();
  if (kept) return () => new Date(Date.now() + kept.skewMs);
  return () => new Date(drawnAt.getTime() + performance.now() - begin);
}

/** The server's time of day, moving on while the page is open; a wrong clock in the phone does not matter. */
export function useNow(everyMs = 1000): Date {
  const { now: drawnAt } = useSite();
  const [now, setNow] = useState(drawnAt);
  useEffect(() => {
    const clock = clockFrom(drawnAt);
    const timer = setInterval(() => setNow(clock()), everyMs);
    return () => clearInterval(timer);
  }, [drawnAt, everyMs]);
  return now;
}
