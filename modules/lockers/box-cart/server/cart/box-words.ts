import type { CartDiscount, CartLine } from '@fachwerk/cart/contract-cart';
import type { OrderLine } from '@fachwerk/orders/contract';
import { forStaff, staffWords } from '@fachwerk/orders/rules/staff-words';
import type { Rental } from '@fachwerk/rentals/contract';
import { overrunTerms } from '@fachwerk/rentals/rules/overrun-terms';
import { termsText } from '../../rules/terms-text.ts';

/** A line about a rental, priced at this moment. */
export type PricedBox = { readonly id: string; readonly rental: Rental; readonly line: OrderLine };

/** What the cart shows of it. Of an extension `endsAt` is the end that is wished for. */
export function shownLine({ id, rental, line }: PricedBox, endsAt: Date = rental.endsAt): CartLine {
  const isNew = line.kind === 'rental';
  return {
    id,
    kind: line.kind,
    title: line.title,
    detail: line.detail,
    label: rental.sizeCode,
    quantity: line.quantity,
    priceCents: line.quantity * line.unitCents,
    vatPercent: line.vatPercent,
    period: {
      startsAt: rental.startsAt,
      endsAt,
      isNow: isNew && rental.isNow,
      durationMinutes: rental.durationMinutes,
      timeZone: rental.timeZone,
    },
    terms: line.kind === 'surcharge' ? '' : termsText(overrunTerms(rental)),
    moreAt: `/standort/${rental.locationId}`,
    isCancellable: isNew && !rental.isNow,
    holdExpiresAt: rental.holdExpiresAt,
    isExpired: false,
  };
}

/** Costs nothing until it is held again: then the price may be another one. */
export const expiredLine = (box: PricedBox): CartLine => ({
  ...shownLine(box),
  priceCents: 0,
  terms: '',
  holdExpiresAt: null,
  isExpired: true,
});

export function discountLine(box: OrderLine, title: string, cents: number): OrderLine {
  return {
    kind: 'discount',
    subjectId: box.subjectId,
    title,
    detail: box.title,
    quantity: 1,
    unitCents: -cents,
    vatPercent: box.vatPercent,
    data: staffWords((language) => ({ title, detail: forStaff(box, language).title })),
  };
}

export const shownDiscount = ({ id, line }: PricedBox): CartDiscount => ({
  id: `discount:${id}`,
  title: line.title,
  detail: line.detail,
  priceCents: line.unitCents,
  vatPercent: line.vatPercent,
});
