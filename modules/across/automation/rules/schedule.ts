import { dayOf, HOUSE_ZONE } from '@fachwerk/base/time';

/** Nobody is reminded at night. */
const MORNING_HOUR = 7;

const at = (day: Temporal.PlainDate, hour: number): Date =>
  new Date(day.toZonedDateTime({ timeZone: HOUSE_ZONE, plainTime: { hour } }).epochMilliseconds);

type Weekly = { readonly weekdays: readonly number[]; readonly hour: number };

/** The moments of a week's plan after `from`, up to and with `to`, by the clock of the house. */
export function weeklyBetween({ weekdays, hour }: Weekly, from: Date, to: Date): Date[] {
  const moments: Date[] = [];
  const last = dayOf(to);
  for (let day = dayOf(from); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    if (!weekdays.includes(day.dayOfWeek)) continue;
    const moment = at(day, hour);
    if (moment > from && moment <= to) moments.push(moment);
  }
  return moments;
}

/** When somebody is reminded of a day, so many days before it. */
export function remindedAt(dueOn: string, days: number): Date {
  return at(Temporal.PlainDate.from(dueOn).subtract({ days }), MORNING_HOUR);
}

/** Days that are reminded of between two moments, as a calendar has them; a day more on both sides than can be. */
export function reminderDays(days: number, from: Date, to: Date): { readonly first: string; readonly last: string } {
  const first = dayOf(from).add({ days: days - 1 });
  return {
    first: first.toString(),
    last: dayOf(to)
      .add({ days: days + 1 })
      .toString(),
  };
}
