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

/** In the zone of the location it speaks of; the house's own times in the house's. */
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

/** A day of a calendar (`2026-11-14`): no zone may move it. */
export function formatDay(on: string, shape?: TimeShape): string {
  return writeDay(on, currentLocale(), shape);
}

/** „vor 3 Min.“ */
export function formatAgo(at: Date, now: Date): string {
  return writeAgo(at, now, currentLocale());
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
