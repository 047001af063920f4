import { useEffect, useState, useSyncExternalStore } from 'react';
import { keptMarks } from '../offline/connection.ts';
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
