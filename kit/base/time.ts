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

/** Where the companies keep their books: their days and years begin by this clock. A location has a zone of its own for what happens there. */
export const HOUSE_ZONE = 'Europe/Berlin';

/** An instant as clocks and calendars of a place have it. */
export function zoned(instant: Date, timeZone = HOUSE_ZONE): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
}

/** The calendar day of an instant at a place. */
export function dayOf(instant: Date, timeZone = HOUSE_ZONE): Temporal.PlainDate {
  return zoned(instant, timeZone).toPlainDate();
}

/** The first moment of a calendar day; the next day's is 23, 24 or 25 hours later. */
export function startOfDay(day: Temporal.PlainDate, timeZone = HOUSE_ZONE): Date {
  return new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
}

/** The same time of day, so many calendar days later or earlier. */
export function sameTimeAfter(instant: Date, days: number, timeZone = HOUSE_ZONE): Date {
  return new Date(zoned(instant, timeZone).add({ days }).epochMilliseconds);
}

/** `2026-03-01 09:30:00`, as spreadsheets read it; with its offset in the hour that comes twice in autumn. */
export function spreadsheetTime(instant: Date, timeZone = HOUSE_ZONE): string {
  const here = zoned(instant, timeZone);
  const shown = here.toPlainDateTime();
  const text = shown.toString({ smallestUnit: 'second' }).replace('T', ' ');
  const [first, second] = (['earlier', 'later'] as const).map((disambiguation) =>
    shown.toZonedDateTime(timeZone, { disambiguation }),
  );
  return first!.epochMilliseconds === second!.epochMilliseconds ? text : `${text} ${here.offset}`;
}
