import { lineTotal, partsOf } from '@fachwerk/orders/rules/vat';

/** Something in the cart that a code is held against: goods, or a box. */
export type CodeItem = {
  readonly lineId: string;
  /** Null: it is a box. */
  readonly itemId: string | null;
  /** Of goods. */
  readonly categoryId: string | null;
  readonly quantity: number;
  readonly unitCents: number;
  readonly countsForMinimum: boolean;
};

/** What a coupon takes off. A voucher that is money is a payment, and no discount. */
export type Discount = {
  readonly cents: number;
  /** Lines it is for; null: all of them. */
  readonly lineIds: readonly string[] | null;
  readonly isDeliveryFree: boolean;
};

/** What each line that it is for has of a discount, to the cent and as they stand to each other. No line becomes less than nothing. */
export function discountByLine({ cents, lineIds }: Discount, items: readonly CodeItem[]): ReadonlyMap<string, number> {
  const meant = items.filter(({ lineId }) => lineIds === null || lineIds.includes(lineId));
  const amounts = meant.map((item) => lineTotal({ ...item, vatPercent: 0 }));
  const most = amounts.reduce((all, amount) => all + amount, 0);
  const parts = partsOf(amounts, Math.min(cents, most));
  return new Map(meant.map(({ lineId }, at) => [lineId, parts[at]!]));
}

/** The part of a discount that some of the lines have: whoever prices them sees nothing of the others. */
export function discountOn(discount: Discount, items: readonly CodeItem[], lineIds: readonly string[]): Discount {
  const parts = discountByLine(discount, items);
  const own = lineIds.filter((id) => parts.has(id));
  return {
    cents: own.reduce((all, id) => all + parts.get(id)!, 0),
    lineIds: own,
    isDeliveryFree: discount.isDeliveryFree,
  };
}
