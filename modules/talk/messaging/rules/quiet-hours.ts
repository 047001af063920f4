import { zoned } from '@fachwerk/base/time';
import type { QuietHours } from '../contract.ts';

/** Until a company says otherwise: nobody's phone rings for an advertisement in the evening or at night. */
export const USUAL_QUIET_HOURS: QuietHours = { fromHour: 20, untilHour: 8 };

function isQuiet(hour: number, { fromHour, untilHour }: QuietHours): boolean {
  if (fromHour === untilHour) return false;
  return fromHour < untilHour ? hour >= fromHour && hour < untilHour : hour >= fromHour || hour < untilHour;
}

/** The moment from which something may leave, at `now` at the earliest; by the company's clock, on the days it is changed as well. */
export function startableAt(now: Date, quiet: QuietHours): Date {
  const here = zoned(now);
  if (!isQuiet(here.hour, quiet)) return now;
  const day = here.hour < quiet.untilHour ? here.toPlainDate() : here.toPlainDate().add({ days: 1 });
  const end = day.toZonedDateTime({ timeZone: here.timeZoneId, plainTime: { hour: quiet.untilHour } });
  return new Date(end.epochMilliseconds);
}
