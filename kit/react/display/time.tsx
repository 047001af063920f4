import { clockWords } from '@fachwerk/base/formatters';
import { Box, Tooltip } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { currentLocale, useLanguage } from '../shell/texts.ts';

/** Times are shown in the location's zone; the house stands in Berlin. */
export const HOUSE_ZONE = 'Europe/Berlin';

/** 14.11.2026, 09:30 */
export function formatDateTime(at: Date, timeZone = HOUSE_ZONE): string {
  return clockWords(at, currentLocale(), {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** 14.11.2026 */
export function formatDate(at: Date, timeZone = HOUSE_ZONE): string {
  return new Intl.DateTimeFormat(currentLocale(), {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(at);
}

const STEPS = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
  ['year', Number.POSITIVE_INFINITY],
] as const;

/** Clocks differ a little: what happened within this many seconds is „jetzt“. */
const NOW_SECONDS = 20;

/** „vor 3 Min.“ */
export function formatAgo(at: Date, now: Date): string {
  let amount = (at.getTime() - now.getTime()) / 1000;
  if (Math.abs(amount) < NOW_SECONDS) amount = 0;
  const format = new Intl.RelativeTimeFormat(currentLocale(), { style: 'short', numeric: 'auto' });
  for (const [unit, size] of STEPS) {
    if (Math.abs(amount) < size) return format.format(Math.trunc(amount), unit);
    amount /= size;
  }
  return formatDate(at);
}

// One clock for all times on screen.
const TICK_MS = 20_000;
let now = new Date();
const listeners = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  // While nobody looked it stood still.
  if (listeners.size === 0) now = new Date();
  listeners.add(listener);
  ticking ??= setInterval(() => {
    now = new Date();
    for (const each of listeners) each();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

/** The time of day for what is on screen; moves every 20 seconds. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now);
}

/** How long ago, with the exact time on hover and focus. */
export function Ago({ at, timeZone = HOUSE_ZONE }: { at: Date; timeZone?: string }) {
  useLanguage();
  useNow();
  return (
    <Tooltip label={formatDateTime(at, timeZone)}>
      <Box component="time" tabIndex={0} dateTime={at.toISOString()}>
        {formatAgo(at, new Date())}
      </Box>
    </Tooltip>
  );
}
