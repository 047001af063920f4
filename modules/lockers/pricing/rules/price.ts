import type { PriceData, PriceUnit } from '../contract.ts';
import { type PriceSet, priceSetAt, UNIT_MINUTES, unitsCost } from './price-set.ts';

/** `cap` is a day at the most it may cost. */
type PricePart = { readonly unit: PriceUnit | 'cap'; readonly count: number; readonly cents: number };
export type Quote = {
  readonly cents: number;
  /** What it is made of, the largest unit first; the sum may lie below the minimum. */
  readonly parts: readonly PricePart[];
};

const MINUTE_MS = 60_000;
const { hour: HOUR_MINUTES, day: DAY_MINUTES } = UNIT_MINUTES;
const WEEK_DAYS = 7;

/**
 * What a rental costs: per started unit, by tiers, in the cheapest combination of units, at least the minimum, at most the cap for
 * each started 24 hours. Null where the size has no price yet. The prices of the moment it starts count to its end.
 */
export function priceOf(prices: readonly PriceData[], sizeCode: string, startsAt: Date, endsAt: Date): Quote | null {
  const set = priceSetAt(prices, sizeCode, startsAt);
  if (!set) return null;
  const minutes = Math.ceil((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS);
  if (minutes <= 0) return { cents: 0, parts: [] };
  const { cents, parts } = cheapest(set, minutes);
  const most = (set.dailyCapCents ?? Number.POSITIVE_INFINITY) * Math.ceil(minutes / DAY_MINUTES);
  return { cents: Math.min(Math.max(cents, set.minimumCents), most), parts };
}

/** Tries every number of whole days, made of weeks, days and capped days, with hours and minutes for the rest. */
function cheapest(set: PriceSet, minutes: number): Quote {
  const cost = costsOf(set);
  const inDays = remembered((days) => least(days, (full) => cost.day(full) + cost.cap(days - full)));
  const restDays = (days: number, weeks: number) => Math.max(0, days - weeks * WEEK_DAYS);
  const inWeeks = (days: number) =>
    least(Math.ceil(days / WEEK_DAYS), (weeks) => cost.week(weeks) + inDays(restDays(days, weeks)).cents);
  const restHours = (rest: number, hours: number) => Math.max(0, rest - hours * HOUR_MINUTES);
  const hasMinutes = set.prices.some(({ unit }) => unit === 'minute');
  // Without minutes the hours cover all of the rest, and there is nothing to try.
  const inHours = (rest: number): Least => {
    const most = Math.ceil(rest / HOUR_MINUTES);
    if (!hasMinutes) return { count: most, cents: cost.hour(most) };
    return least(most, (hours) => cost.hour(hours) + cost.minute(restHours(rest, hours)));
  };
  const restOf = (days: number) => Math.max(0, minutes - days * DAY_MINUTES);
  const all = least(Math.ceil(minutes / DAY_MINUTES), (days) => inWeeks(days).cents + inHours(restOf(days)).cents);

  const week = inWeeks(all.count).count;
  const day = inDays(restDays(all.count, week)).count;
  const hour = inHours(restOf(all.count)).count;
  const counts = {
    week,
    day,
    cap: restDays(all.count, week) - day,
    hour,
    minute: restHours(restOf(all.count), hour),
  };
  const parts = (Object.keys(counts) as (keyof typeof counts)[])
    .map((unit) => ({ unit, count: counts[unit], cents: cost[unit](counts[unit]) }))
    .filter(({ count }) => count > 0);
  return { cents: all.cents, parts };
}

type Cost = (count: number) => number;

/** What a number of units costs; more than none of a unit without a price is out of reach. */
function costsOf({ prices, dailyCapCents }: PriceSet): Record<PriceUnit | 'cap', Cost> {
  const by =
    (each: (count: number) => number | undefined): Cost =>
    (count) =>
      count === 0 ? 0 : (each(count) ?? Number.POSITIVE_INFINITY);
  const byUnit = (unit: PriceUnit) => {
    const price = prices.find((candidate) => candidate.unit === unit);
    return by((count) => price && unitsCost(price, count));
  };
  return {
    week: byUnit('week'),
    day: byUnit('day'),
    cap: by((count) => (dailyCapCents === null ? undefined : dailyCapCents * count)),
    hour: byUnit('hour'),
    minute: byUnit('minute'),
  };
}

type Least = { readonly count: number; readonly cents: number };

/** The count from 0 to `most` that costs least; of equal ones the largest, because one day is easier to grasp than 24 hours. */
function least(most: number, cost: Cost): Least {
  let best = { count: 0, cents: cost(0) };
  for (let count = 1; count <= most; count++) {
    const cents = cost(count);
    if (cents <= best.cents) best = { count, cents };
  }
  return best;
}

function remembered(work: (count: number) => Least): (count: number) => Least {
  const known = new Map<number, Least>();
  return (count) => {
    const found = known.get(count) ?? work(count);
    known.set(count, found);
    return found;
  };
}
