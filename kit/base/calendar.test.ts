import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar.ts';

const event: CalendarEvent = {
  uid: 'rental-1@city.example',
  writtenAt: new Date('2026-03-01T10:00:30Z'),
  startsAt: new Date('2026-03-01T11:00:00Z'),
  endsAt: new Date('2026-03-01T13:00:00Z'),
  timeZone: 'Europe/Berlin',
  title: 'Fach 12, Größe M',
  place: 'Hauptbahnhof; Weg 1, 10115 Berlin',
  text: 'Erste Zeile\nzweite',
  remindMinutes: 30,
};

test('an event stands in the clock of its place, which the file explains', () => {
  expect(calendarFile(event).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fachwerk//Fachwerk//DE',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Berlin',
    'BEGIN:STANDARD',
    'DTSTART:20251026T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:rental-1@city.example',
    'SEQUENCE:29539320',
    'DTSTAMP:20260301T100030Z',
    'DTSTART;TZID=Europe/Berlin:20260301T120000',
    'DTEND;TZID=Europe/Berlin:20260301T140000',
    'SUMMARY:Fach 12\\, Größe M',
    'LOCATION:Hauptbahnhof\\; Weg 1\\, 10115 Berlin',
    'DESCRIPTION:Erste Zeile\\nzweite',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Fach 12\\, Größe M',
    'TRIGGER;RELATED=END:-PT30M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('where the place is known, a map finds it', () => {
  const position = { latitude: 52.525, longitude: 13.369 };
  expect(calendarFile({ ...event, position })).toContain('\r\nGEO:52.525;13.369\r\n');
  expect(calendarFile({ ...event, position: null })).not.toContain('GEO');
});

test('over a change of the clock both are known', () => {
  const lines = calendarFile({ ...event, endsAt: new Date('2026-04-01T10:00:00Z') }).split('\r\n');
  expect(lines).toContain('DTEND;TZID=Europe/Berlin:20260401T120000');
  const daylight = lines.indexOf('BEGIN:DAYLIGHT');
  expect(lines.slice(daylight + 1, daylight + 4)).toEqual([
    'DTSTART:20260329T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
  ]);
});

test('a place whose clock never changes is a place, too', () => {
  expect(calendarFile({ ...event, timeZone: 'UTC' })).toContain('TZOFFSETTO:+0000');
});

test('long lines go on in the next one, and no letter is cut in two', () => {
  const title = 'Übergrößenfach für Gepäck aller Art. '.repeat(6);
  const file = calendarFile({ ...event, title });
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});
