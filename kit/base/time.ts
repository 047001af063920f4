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

/** A working day may end after midnight: what is put off until tomorrow is back before anybody begins again. */
const NEW_DAY_HOUR = 4;

/** The next four o'clock in the morning, by the clock of the books. */
export function nextMorning(now: Date): Date {
  const here = zoned(now);
  const today = here.toPlainDate().toZonedDateTime({ timeZone: here.timeZoneId, plainTime: { hour: NEW_DAY_HOUR } });
  const morning =
    today.epochMilliseconds > now.getTime()
      ? today
      : here
          .toPlainDate()
          .add({ days: 1 })
          .toZonedDateTime({ timeZone: here.timeZoneId, plainTime: { hour: NEW_DAY_HOUR } });
  return new Date(morning.epochMilliseconds);
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

/** What a field for day and time says, by the clocks of a zone; null where it is none. A time that the clocks leave out in spring is the one an hour later; of one that comes twice it is the first. */
export function instantFrom(text: string, timeZone: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return null;
  try {
    const local = Temporal.PlainDateTime.from(text);
    return new Date(local.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** An instant as a field for day and time takes it. */
export function fieldOfInstant(at: Date, timeZone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  return local.toPlainDateTime().toString({ smallestUnit: 'minute' });
}

/** In the order of a week here. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export type DurationParts = { readonly unit: 'week' | 'day' | 'hour' | 'minute'; readonly count: number }[];

/** In the largest units that fit: 90 is an hour and 30 minutes. */
export function durationParts(minutes: number): DurationParts {
  const parts: { unit: DurationParts[number]['unit']; count: number }[] = [];
  let rest = minutes;
  for (const [unit, size] of [
    ['week', 7 * 24 * 60],
    ['day', 24 * 60],
    ['hour', 60],
    ['minute', 1],
  ] as const) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push({ unit, count });
  }
  return parts;
}
