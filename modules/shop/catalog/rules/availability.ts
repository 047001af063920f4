import type { FieldProblem } from '@fachwerk/base/problem';
import { HOUSE_ZONE, WEEKDAYS } from '@fachwerk/base/time';
import type { OpeningHours } from '@fachwerk/opening-hours/contract';
import { isOpenAt } from '@fachwerk/opening-hours/rules/opening-hours';
import type { Availability } from '../contract.ts';

/** Whether something is offered at an instant: as opening hours are, over midnight and across a change of the clocks. */
export function isOfferedAt(availability: Availability, at: Date, timeZone = HOUSE_ZONE): boolean {
  return availability.length === 0 || isOpenAt(hoursOf(availability), timeZone, at);
}

function hoursOf(availability: Availability): OpeningHours {
  const weekly = Object.fromEntries(
    WEEKDAYS.map((day) => [
      day,
      availability.filter(({ days }) => days.includes(day)).map(({ from, to }) => ({ from, to })),
    ]),
  ) as OpeningHours['weekly'];
  return { isAlwaysOpen: false, weekly, holidaysOf: null, onHolidays: [], exceptions: [] };
}

/** Times that overlap are one; only what says nothing is refused. */
export function availabilityFaults(availability: Availability): FieldProblem[] {
  return availability.flatMap(({ from, to }, index) =>
    from === to || from === '24:00' ? [{ path: `availability.${index}.to`, code: 'availability.empty' }] : [],
  );
}
