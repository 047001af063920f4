import { useEffect, useState, useSyncExternalStore } from 'react';
import { keptMarks } from '../offline/connection.ts';
import { useSite } from './site-context.ts';

const never = () => () => {};

/** False on the server and in the first client render, so that both match; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Hydration time by render time, so that all callers share one clock. */
const takenOver = new WeakMap<Date, number>();

/** The server's clock in the browser. On a cached page it uses the stored clock offset. */
export function clockFrom(drawnAt: Date): () => Date {
  const begin = takenOver.get(drawnAt) ?? performance.now();
  takenOver.set(drawnAt, begin);
  const kept = keptMarks();
  if (kept) return () => new Date(Date.now() + kept.skewMs);
  return () => new Date(drawnAt.getTime() + performance.now() - begin);
}

/** The server's current time, ticking; a wrong device clock does not matter. */
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
