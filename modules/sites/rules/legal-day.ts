import { HOUSE_ZONE } from '@fachwerk/base/time';
/** Texts come into force by German time. */

/** The first moment of a day (`2026-03-01`), or null for what is no day. */
export function startOfDay(on: string): Date | null {
  try {
    return new Date(Temporal.PlainDate.from(on).toZonedDateTime(HOUSE_ZONE).epochMilliseconds);
  } catch {
    return null;
  }
}
