import { dayOf, startOfDay } from '@fachwerk/base/time';

type Dated = { readonly from: Date | null; readonly to: Date | null };

/** When it is over: at its end, or with the day it begins on. Null: it is still to be said when it is. */
function endOf({ from, to }: Dated): Date | null {
  if (!from) return null;
  return to && to >= from ? to : startOfDay(dayOf(from).add({ days: 1 }));
}

/** The places of what is not over yet, the nearest first and what has no day last. */
export function comingEvents(entries: readonly Dated[], now: Date): number[] {
  const begin = (at: number) => entries[at]!.from?.getTime() ?? Number.POSITIVE_INFINITY;
  const coming = entries.flatMap((entry, at) => {
    const end = endOf(entry);
    return end === null || end > now ? [at] : [];
  });
  // Two without a day keep the order they were written in.
  return coming.sort((one, other) => (begin(one) === begin(other) ? one - other : begin(one) - begin(other)));
}
