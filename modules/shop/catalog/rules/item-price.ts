import { addDays } from '@fachwerk/base/time';
import type { ItemData, PricePeriod, Promo } from '../contract.ts';

/** § 11 PAngV: the lowest price of so many days before it is lowered has to be named beside the lower one. */
export const LOOK_BACK_DAYS = 30;

type Priced = Pick<ItemData, 'priceCents' | 'promo'>;

/** From its first moment on, and no longer at its last. */
export function isPromoRunning({ from, to }: Pick<Promo, 'from' | 'to'>, at: Date): boolean {
  return from <= at && at < to;
}

/** What a customer pays at an instant: the timer ends a promo by itself. */
export function currentCents({ priceCents, promo }: Priced, at: Date): number {
  return promo && isPromoRunning(promo, at) ? promo.cents : priceCents;
}

/** The lowest price that counted within the thirty days before an instant; null when there was none. */
export function lowestPriceBefore(history: readonly PricePeriod[], at: Date): number | null {
  const since = addDays(at, -LOOK_BACK_DAYS);
  const counted = history.filter(
    ({ from, to }) => from < at && (to === null || (to > since && to.getTime() > from.getTime())),
  );
  return counted.length === 0 ? null : Math.min(...counted.map(({ cents }) => cents));
}

/** The history as it will be once this price is saved. */
export function withBasePrice(history: readonly PricePeriod[], cents: number, now: Date): PricePeriod[] {
  const open = history.find(({ kind, to }) => kind === 'base' && to === null);
  if (open?.cents === cents) return [...history];
  const ended = history.map((period) => (period === open ? { ...period, to: now } : period));
  return [...ended, { kind: 'base', cents, from: now, to: null }];
}

/** What becomes of a promo that is saved now: one that runs goes on, and a new one does not begin in the past. */
export function savedPromo(given: Promo | null, current: Promo | null, now: Date): Promo | null {
  if (!given) return null;
  const goesOn = given.cents === current?.cents && given.from.getTime() === current.from.getTime();
  return goesOn || given.from >= now ? given : { ...given, from: now };
}
