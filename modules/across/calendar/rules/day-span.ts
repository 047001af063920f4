import { dayOf, startOfDay } from '@fachwerk/base/time';

/** Today, and as many days before that two weeks can be compared. */
export const SHOWN_DAYS = 14;

/** So far the next appointment is looked for. */
const DAYS_AHEAD = 7;

/** What the module "today" of the overview asks of the appointments. */
export function daySpan(now: Date): { from: Date; to: Date } {
  const today = dayOf(now);
  return {
    from: startOfDay(today.subtract({ days: SHOWN_DAYS - 1 })),
    to: startOfDay(today.add({ days: DAYS_AHEAD })),
  };
}
