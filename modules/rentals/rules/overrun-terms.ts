import { formatMoney } from '@fachwerk/base/format-number';
import { durationParts } from '@fachwerk/pricing/rules/duration';
import { priceSetAt } from '@fachwerk/pricing/rules/price-set';
import type { Rental } from '../contract.ts';
import type { OverrunTerms } from '../contract-site.ts';

type Priced = Pick<Rental, 'prices' | 'sizeCode' | 'startsAt'>;

/** When the prices of a booking are read: at its start. Where staff have moved that to before they began, they count nevertheless. */
export function pricedAt({ prices, sizeCode, startsAt }: Priced): Date {
  const began = prices.filter((price) => price.sizeCode === sizeCode).map(({ validFrom }) => validFrom.getTime());
  return began.length > 0 ? new Date(Math.max(startsAt.getTime(), Math.min(...began))) : startsAt;
}

/** What staying too long costs. Kept with the rental from the moment its box was held: as it was shown, so it is charged. */
export function overrunTerms(rental: Priced & Pick<Rental, 'graceMinutes'>): OverrunTerms {
  const agreed = priceSetAt(rental.prices, rental.sizeCode, pricedAt(rental));
  return { graceMinutes: rental.graceMinutes, overrunCentsPerHour: agreed?.overrunCentsPerHour ?? 0 };
}

type Say = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/** `2 Stunden 30 Minuten`. */
export function durationWords(say: Say, minutes: number): string {
  return durationParts(minutes)
    .map(({ unit, count }) => say(`rental.duration.${unit}`, { count }))
    .join(' ');
}

/** The same sentence before the payment, in the mail and on the page of the rental. */
export function overrunWords(say: Say, locale: string, { graceMinutes, overrunCentsPerHour }: OverrunTerms): string {
  const kind = overrunCentsPerHour === 0 ? 'free' : graceMinutes === 0 ? 'at_once' : 'after_grace';
  const rate = formatMoney(overrunCentsPerHour, locale);
  return say(`rental.overrun_terms.${kind}`, { grace: durationWords(say, graceMinutes), rate });
}
