import type { FieldProblem } from '@fachwerk/base/problem';
import { type Refusal, refusalOf } from '@fachwerk/base/refusal';
import type { ItemData, PricePeriod, Promo } from '../contract.ts';
import { lowestPriceBefore } from './item-price.ts';

type Asked = {
  readonly item: Pick<ItemData, 'priceCents' | 'isTobacco'>;
  readonly promo: Promo | null;
  /** With the price that is about to be saved (`withBasePrice`). */
  readonly history: readonly PricePeriod[];
  readonly now: Date;
};

/**
 * Why a promo must not be offered like this, or null. It lowers the lowest price of the thirty days before, or it is none: a price
 * that was raised first and lowered then misleads (§ 11 PAngV, § 5 UWG).
 */
export function whyNotPromo({ item, promo, history, now }: Asked): Refusal<'promo.refused'> | null {
  return promo && refusalOf('promo.refused', promoFaults(item, promo, history, now));
}

function promoFaults(
  { priceCents, isTobacco }: Asked['item'],
  promo: Promo,
  history: readonly PricePeriod[],
  now: Date,
): FieldProblem[] {
  if (isTobacco) return [{ path: 'promo.cents', code: 'promo.tobacco' }];
  if (promo.to <= promo.from) return [{ path: 'promo.to', code: 'promo.order' }];
  if (promo.to <= now) return [{ path: 'promo.to', code: 'promo.over' }];
  if (promo.cents >= priceCents) return [{ path: 'promo.cents', code: 'promo.not_below' }];
  const lowest = lowestPriceBefore(history, promo.from);
  if (lowest === null) return [{ path: 'promo.cents', code: 'promo.no_price_before' }];
  return promo.cents < lowest
    ? []
    : [{ path: 'promo.cents', code: 'promo.misleading', params: { lowest: euros(lowest) } }];
}

/** As money stands in German sentences, whatever language they are in. */
const euros = (amount: number) => `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')} €`;
