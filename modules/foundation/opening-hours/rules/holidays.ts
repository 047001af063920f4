import { getHolidays } from 'feiertagejs';
import type { Bundesland } from '../contract.ts';

export type Holiday = {
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly nameDe: string;
  readonly nameEn: string;
};

const known = new Map<string, readonly Holiday[]>();

/** The public holidays of a year, in order; worked out once, because every day of a calendar asks for them. */
function holidaysOf(land: Bundesland, year: number): readonly Holiday[] {
  const key = `${land}${year}`;
  const found = known.get(key) ?? workedOut(land, year);
  known.set(key, found);
  return found;
}

function workedOut(land: Bundesland, year: number): readonly Holiday[] {
  return getHolidays(year, land)
    .map((holiday) => ({
      // Not its `dateString`: that one depends on the zone of the machine, the instant (noon, UTC) does not.
      on: holiday.date.toISOString().slice(0, 10),
      nameDe: holiday.translate('de') ?? holiday.name,
      nameEn: holiday.translate('en') ?? holiday.name,
    }))
    .sort((one, other) => one.on.localeCompare(other.on));
}

export function holidayOn(land: Bundesland | null, day: Temporal.PlainDate): Holiday | undefined {
  if (land === null) return undefined;
  const on = day.toString();
  return holidaysOf(land, day.year).find((holiday) => holiday.on === on);
}

/** The next ones from a day on, this year's and the next's. */
export function nextHolidays(land: Bundesland, from: Temporal.PlainDate, count: number): Holiday[] {
  const first = from.toString();
  return [...holidaysOf(land, from.year), ...holidaysOf(land, from.year + 1)]
    .filter(({ on }) => on >= first)
    .slice(0, count);
}
