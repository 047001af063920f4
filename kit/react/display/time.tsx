import {
  type TimeShape,
  formatTime as write,
  formatAgo as writeAgo,
  formatDay as writeDay,
} from '@fachwerk/base/format-time';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { Box, Tooltip } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { currentLocale, useLanguage } from '../shell/texts.ts';

export { HOUSE_ZONE };

/** In the time zone of the location concerned; defaults to `HOUSE_ZONE`. */
export function formatTime(at: Date | number, shape: TimeShape, timeZone = HOUSE_ZONE): string {
  return write(at, timeZone, currentLocale(), shape);
}

/** 14.11.2026, 09:30 */
export function formatDateTime(at: Date, timeZone = HOUSE_ZONE): string {
  return formatTime(at, 'dateTime', timeZone);
}

/** 14.11.2026 */
export function formatDate(at: Date, timeZone = HOUSE_ZONE): string {
  return formatTime(at, 'date', timeZone);
}

/** A calendar day (`2026-11-14`), independent of time zones. */
export function formatDay(on: string, shape?: TimeShape): string {
  return writeDay(on, currentLocale(), shape);
}

/** „vor 3 Min.“ */
export function formatAgo(at: Date, now: Date): string {
  return writeAgo(at, now, currentLocale());
}

/** One shared clock per interval; it stops while the page is hidden. */
function clock(everyMs: number) {
  let now = new Date();
  const listeners = new Set<() => void>();
  let ticking: ReturnType<typeof setInterval> | undefined;
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) now = new Date();
    listeners.add(listener);
    ticking ??= setInterval(() => {
      now = new Date();
      for (const each of listeners) each();
    }, everyMs);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      clearInterval(ticking);
      ticking = undefined;
    };
  };
  return () => useSyncExternalStore(subscribe, () => now);
}

/** The current time for rendering; updates every 20 seconds. */
export const useNow: () => Date = clock(20_000);
/** The same, updated every second. */
export const useSecond: () => Date = clock(1000);

/** Relative time, with the exact time on hover and focus. */
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
