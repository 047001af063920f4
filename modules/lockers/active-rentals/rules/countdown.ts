import { formatDuration } from '@fachwerk/base/format-time';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Time between two instants as a clock: `4:05`, `1:04:05`; from a day on in words, to the hour. Never negative. */
export function clockOf(from: Date, to: Date, locale: string): string {
  const seconds = Math.max(0, Math.ceil((to.getTime() - from.getTime()) / 1000));
  if (seconds >= DAY_SECONDS) return formatDuration(Math.floor(seconds / MINUTE_SECONDS), locale);
  const hours = Math.floor(seconds / HOUR_SECONDS);
  const minutes = Math.floor((seconds % HOUR_SECONDS) / MINUTE_SECONDS);
  const rest = two(seconds % MINUTE_SECONDS);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

const two = (count: number) => String(count).padStart(2, '0');
