import { line } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

/** The Bundesländer, by their ISO 3166-2 codes without `DE-`. */
export const BUNDESLAENDER = [
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HH',
  'HE',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
] as const;
export type Bundesland = (typeof BUNDESLAENDER)[number];

/** HH:MM, local time of the location; 24:00 is the end of the day. */
const TimeOfDay = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'field.time'));

/** `to` before `from` goes over midnight, into the next day. */
export const Interval = z.object({ from: TimeOfDay, to: TimeOfDay });
export type Interval = z.infer<typeof Interval>;

const Intervals = z.array(Interval).check(z.maxLength(6));

export const HoursException = z.object({
  /** First and last calendar day, YYYY-MM-DD; the same for a single one. */
  firstOn: z.iso.date(),
  lastOn: z.iso.date(),
  /** None: closed. */
  intervals: Intervals,
  note: line(120),
});
export type HoursException = z.infer<typeof HoursException>;

export const OpeningHours = z.object({
  /** Round the clock, every day; the rest is kept but does not count. */
  isAlwaysOpen: z.boolean(),
  /** None on a day: closed. */
  weekly: z.object({
    monday: Intervals,
    tuesday: Intervals,
    wednesday: Intervals,
    thursday: Intervals,
    friday: Intervals,
    saturday: Intervals,
    sunday: Intervals,
  }),
  /** Whose public holidays count; null: none do. */
  holidaysOf: z.nullable(z.enum(BUNDESLAENDER)),
  /** What is open on a public holiday; none: closed. */
  onHolidays: Intervals,
  /** Goes before holidays and weekdays. */
  exceptions: z.array(HoursException).check(z.maxLength(200)),
});
export type OpeningHours = z.infer<typeof OpeningHours>;
