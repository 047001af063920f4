/** One thing in somebody's calendar. */
export type CalendarEvent = {
  /** The same for every later word about the same thing. */
  readonly uid: string;
  /** When this was written; of two with one `uid` the later counts. */
  readonly writtenAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly title: string;
  readonly place: string;
  /** Where a map shows it; left out where nobody knows. */
  readonly position?: { readonly latitude: number; readonly longitude: number } | null | undefined;
  readonly text: string;
  /** A reminder so many minutes before the end. */
  readonly remindMinutes: number;
};

/** The event as a file that calendars take (RFC 5545), in the clock of its place. */
export function calendarFile(event: CalendarEvent): string {
  const { uid, writtenAt, startsAt, endsAt, timeZone, title, place, position, text, remindMinutes } = event;
  const [from, to] = [startsAt, endsAt].map((at) => inZone(at, timeZone)) as [
    Temporal.ZonedDateTime,
    Temporal.ZonedDateTime,
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fachwerk//Fachwerk//DE',
    'METHOD:PUBLISH',
    ...zoneLines(from, to),
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${Math.floor(writtenAt.getTime() / 60_000)}`,
    `DTSTAMP:${stampOf(inZone(writtenAt, 'UTC'))}Z`,
    `DTSTART;TZID=${timeZone}:${stampOf(from)}`,
    `DTEND;TZID=${timeZone}:${stampOf(to)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    ...(position ? [`GEO:${position.latitude};${position.longitude}`] : []),
    `DESCRIPTION:${escaped(text)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER;RELATED=END:-PT${remindMinutes}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const inZone = (at: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);

/** `20261025T023000` */
const stampOf = (at: Temporal.ZonedDateTime) =>
  at.toPlainDateTime().toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');

/** The zone from the last change of its clock before the event to the last one within it: nothing else needs to be known. */
function zoneLines(from: Temporal.ZonedDateTime, to: Temporal.ZonedDateTime): string[] {
  const changes: Temporal.ZonedDateTime[] = [from.getTimeZoneTransition('previous') ?? from];
  for (
    let next = from.getTimeZoneTransition('next');
    next && next.epochMilliseconds <= to.epochMilliseconds;
    next = next.getTimeZoneTransition('next')
  ) {
    changes.push(next);
  }
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${from.timeZoneId}`,
    ...changes.flatMap((at) => {
      const before = at.subtract({ nanoseconds: 1 });
      const kind = at.offsetNanoseconds > before.offsetNanoseconds ? 'DAYLIGHT' : 'STANDARD';
      // A change is told by the clock that was in force until then.
      const local = at.toInstant().toZonedDateTimeISO(before.offset);
      return [
        `BEGIN:${kind}`,
        `DTSTART:${stampOf(local)}`,
        `TZOFFSETFROM:${offsetOf(before)}`,
        `TZOFFSETTO:${offsetOf(at)}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}

const offsetOf = (at: Temporal.ZonedDateTime) => at.offset.replace(':', '').slice(0, 5);

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, '\\n');

const MOST_OCTETS = 75;

/** No line is longer than 75 octets; what goes on begins with a space. A letter is never cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (octetsOf(part + letter) > MOST_OCTETS) {
      parts.push(part);
      part = ' ';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n');
}

const octetsOf = (text: string) => new TextEncoder().encode(text).length;
