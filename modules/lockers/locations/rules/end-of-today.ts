import { localDay, localTime } from '@fachwerk/base/format-time';
import { addMinutes } from '@fachwerk/base/time';

/** The midnight that ends today. Whoever closes then closes at 24:00 of today, as the opening hours say, and not tomorrow at 00:00. */
export function isEndOfToday(at: Date, now: Date, timeZone: string): boolean {
  const isMidnight = localTime(at, timeZone).endsWith('T00:00:00');
  return isMidnight && localDay(addMinutes(at, -1), timeZone) === localDay(now, timeZone);
}
