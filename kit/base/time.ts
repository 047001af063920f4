const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

export function addSeconds(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * SECOND_MS);
}

export function addMinutes(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * MINUTE_MS);
}

export function addDays(at: Date, days: number): Date {
  return addMinutes(at, days * 24 * 60);
}

/** Whole minutes; negative when `to` lies before `from`. */
export function minutesBetween(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / MINUTE_MS);
}

/** The calendar day of an instant at a place. */
export function dayOf(instant: Date, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
}
