const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** The time from one instant to a later one as a clock: `4:05`, `1:04:05`, `2 d 1:04`. Nothing lies before zero. */
export function clockOf(from: Date, to: Date): string {
  const seconds = Math.max(0, Math.ceil((to.getTime() - from.getTime()) / 1000));
  const days = Math.floor(seconds / DAY_SECONDS);
  const hours = Math.floor((seconds % DAY_SECONDS) / HOUR_SECONDS);
  const minutes = Math.floor((seconds % HOUR_SECONDS) / MINUTE_SECONDS);
  if (days > 0) return `${days} d ${hours}:${two(minutes)}`;
  const rest = two(seconds % MINUTE_SECONDS);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

const two = (count: number) => String(count).padStart(2, '0');
