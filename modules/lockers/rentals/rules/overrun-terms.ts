import { formatMoney } from '@fachwerk/base/format-number';
import { durationParts } from '@fachwerk/base/time';
import { priceSetAt } from '@fachwerk/pricing/rules/price-set';
import type { Rental } from '../contract.ts';
import type { OverrunTerms } from '../contract-site.ts';

type Priced = Pick<Rental, 'prices' | 'sizeCode' | 'startsAt'>;

/** The instant that selects a booking's prices: its start. If staff moved the start before the first price, the first one applies. */
export function pricedAt({ prices, sizeCode, startsAt }: Priced): Date {
  const began = prices.filter((price) => price.sizeCode === sizeCode).map(({ validFrom }) => validFrom.getTime());
  return began.length > 0 ? new Date(Math.max(startsAt.getTime(), Math.min(...began))) : startsAt;
}

/** Cost of overrun. Stored with the rental when its box is held, so that it is charged as displayed. */
export function overrunTerms(rental: Priced & Pick<Rental, 'graceMinutes' | 'overrunSince'>): OverrunTerms {
  const agreed = priceSetAt(rental.prices, rental.sizeCode, pricedAt(rental));
  const { graceMinutes, overrunSince } = rental;
  return { graceMinutes, overrunCentsPerHour: agreed?.overrunCentsPerHour ?? 0, overrunSince };
}

/** Minutes after the booked end from which hours count. */
export const countedAfterMinutes = ({
  graceMinutes,
  overrunSince,
}: Pick<OverrunTerms, 'graceMinutes' | 'overrunSince'>): number => (overrunSince === 'grace_end' ? graceMinutes : 0);

/** Cost of this many minutes after the booked end: none within the grace period, then every started hour. */
export function overrunCents(terms: OverrunTerms, minutesLate: number): number {
  if (minutesLate <= terms.graceMinutes) return 0;
  return Math.ceil((minutesLate - countedAfterMinutes(terms)) / 60) * terms.overrunCentsPerHour;
}

/** Minutes beyond the grace period in the example. */
const EXAMPLE_MINUTES = 30;

type Translate = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/** `2 Stunden 30 Minuten`. */
export function durationWords(t: Translate, minutes: number): string {
  return durationParts(minutes)
    .map(({ unit, count }) => t(`rental.duration.${unit}`, { count }))
    .join(' ');
}

/** The same sentence is used before payment, in the mail and on the rental page. */
export function overrunWords(t: Translate, locale: string, terms: OverrunTerms): string {
  const { graceMinutes, overrunCentsPerHour, overrunSince } = terms;
  if (overrunCentsPerHour === 0) return t('rental.overrun_terms.free');
  const counted = overrunSince === 'grace_end' ? 'after_grace_from_its_end' : 'after_grace';
  const late = graceMinutes + EXAMPLE_MINUTES;
  return [
    t(`rental.overrun_terms.${graceMinutes === 0 ? 'at_once' : counted}`, {
      grace: durationWords(t, graceMinutes),
      rate: formatMoney(overrunCentsPerHour, locale),
    }),
    t('rental.overrun_terms.example', {
      late: durationWords(t, late),
      amount: formatMoney(overrunCents(terms, late), locale),
    }),
  ].join(' ');
}
