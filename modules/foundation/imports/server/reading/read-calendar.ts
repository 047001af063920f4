import { fieldOfInstant, HOUSE_ZONE } from '@fachwerk/base/time';
import ICAL from 'ical.js';
import { MOST_ROWS } from '../../contract.ts';
import { type Table, UnreadableFile } from './table.ts';

const CALENDAR_HEADERS = ['Summary', 'Start', 'End', 'Location', 'Description', 'Attendee'];

/** A series is written out so far and so often. */
const MOST_TIMES_OF_A_SERIES = 200;

/** The events of a calendar, a series as each of its times; null where it is another file. */
export function readCalendar(text: string): Table | null {
  if (!/^\s*BEGIN:VCALENDAR/i.test(text)) return null;
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  const exceptions = events.filter((event) => event.isRecurrenceException());
  const rows: string[][] = [];
  for (const event of events) {
    if (event.isRecurrenceException() || event.component.getFirstPropertyValue('status') === 'CANCELLED') continue;
    for (const exception of exceptions) if (exception.uid === event.uid) event.relateException(exception);
    for (const each of timesOf(event)) rows.push(each);
    if (rows.length > MOST_ROWS) throw new UnreadableFile('import.too_many_rows');
  }
  return { headers: CALENDAR_HEADERS, rows };
}

function* timesOf(event: ICAL.Event): Generator<string[]> {
  if (!event.isRecurring()) {
    yield rowOf(event, event.startDate, event.endDate);
    return;
  }
  const times = event.iterator();
  for (let count = 0; count < MOST_TIMES_OF_A_SERIES; count++) {
    const next = times.next();
    if (!next) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    yield rowOf(item, startDate, endDate);
  }
}

function rowOf({ summary, location, description, component }: ICAL.Event, start: ICAL.Time, end: ICAL.Time): string[] {
  const attendee = String(component.getFirstPropertyValue('attendee') ?? '').replace(/^mailto:/i, '');
  return [summary ?? '', momentText(start), momentText(end), location ?? '', description ?? '', attendee];
}

/** By the clock of the house; a whole day begins at midnight, and times without a zone are ours. */
function momentText(time: ICAL.Time): string {
  if (time.isDate || time.zone === ICAL.Timezone.localTimezone) return time.toString().slice(0, 16).replace('T', ' ');
  return fieldOfInstant(time.toJSDate(), HOUSE_ZONE).replace('T', ' ');
}
