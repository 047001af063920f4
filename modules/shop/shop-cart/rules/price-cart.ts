import type { Discount } from '@fachwerk/cart/rules/discount';
import { discountShares, lineTotal, totalsOf, vatShares } from '@fachwerk/orders/rules/vat';
import type { Shop } from '@fachwerk/shop/contract';
import type { Area } from '@fachwerk/shop/contract-area';
import type { DeliveryType } from '@fachwerk/shop/contract-way';
import { charges } from '@fachwerk/shop/rules/area';
import type { Destination } from '@fachwerk/shop/rules/zones';
import type { GoodsSums, TipChoice } from '../contract.ts';

/** An item to be priced: of a line of the cart. */
export type PricedItem = {
  readonly id: string;
  readonly quantity: number;
  /** Gross, with extras. */
  readonly unitCents: number;
  readonly depositCents: number;
  readonly vatPercent: number;
  readonly countsForMinimum: boolean;
};

export type CartToPrice = {
  readonly items: readonly PricedItem[];
  readonly type: DeliveryType;
  /** Of a delivery; null while the postcode is not known. */
  readonly area: Area | null;
  /** Of a shipment: where it goes, as far as it is known, and what it weighs. */
  readonly to: Destination;
  readonly weightGrams: number;
  readonly discount: Discount | null;
  readonly tip: TipChoice;
};

type CartLineKind = 'item' | 'deposit' | 'delivery' | 'handling' | 'minimum' | 'tip' | 'discount';

/** A line as it will stand in the order. */
export type PricedCartLine = {
  /** Of an item its line in the cart; of everything else its kind, and what it belongs to. */
  readonly id: string;
  readonly kind: CartLineKind;
  /** Of an item, and of its deposit. */
  readonly itemLineId: string | null;
  readonly quantity: number;
  readonly unitCents: number;
  readonly vatPercent: number;
};

export type PricedCart = {
  readonly lines: readonly PricedCartLine[];
  readonly sums: GoodsSums;
  readonly totalCents: number;
  readonly netCents: number;
  readonly vatCents: number;
};

/**
 * What a cart costs, line by line, in whole cents. What bringing, packing and a surcharge cost shares the fate of the goods: it is spread
 * over their rates of VAT as they stand to each other, and so is a discount. A tip is for people, and has none.
 */
export function priceCart(
  shop: Pick<Shop, 'ways' | 'zones'>,
  { items, type, area, to, weightGrams, discount, tip }: CartToPrice,
): PricedCart {
  const goods = items.map((item) => lineOf('item', item.id, item, item.unitCents));
  const deposits = items
    .filter(({ depositCents }) => depositCents > 0)
    .map((item) => lineOf('deposit', `deposit:${item.id}`, item, item.depositCents));
  const goodsCents = sum(goods);
  const countedCents = sum(goods.filter((_line, at) => items[at]!.countsForMinimum));
  const charged = charges(shop, { type, area, to, weightGrams, countedCents, goodsCents });
  const deliveryCents = discount?.isDeliveryFree ? 0 : charged.deliveryCents;
  const fees = [
    ...feeLines('delivery', goods, deliveryCents),
    ...feeLines('handling', goods, charged.handlingCents),
    ...feeLines('minimum', goods, charged.surchargeCents),
  ];
  const discounts = discountLines(goods, discount);
  const before = [...goods, ...deposits, ...fees, ...discounts];
  const tipCents = tipOf(tip, goodsCents + sum(discounts), sum(before));
  const lines = [...before, ...(tipCents > 0 ? [wholeLine('tip', 'tip', tipCents, 0)] : [])];
  const totals = totalsOf(vatShares(lines));
  const { toFreeCents, handlingCents, surchargeCents, minimumCents, missingCents, isBlocked } = charged;
  return {
    lines,
    totalCents: totals.grossCents,
    netCents: totals.netCents,
    vatCents: totals.vatCents,
    sums: {
      goodsCents,
      countedCents,
      minimumCents,
      missingCents,
      isBlocked,
      deliveryCents,
      toFreeCents: discount?.isDeliveryFree ? null : toFreeCents,
      handlingCents,
      surchargeCents,
      depositCents: sum(deposits),
      discountCents: 0 - sum(discounts),
      tipCents,
    },
  };
}

const sum = (lines: readonly PricedCartLine[]): number => lines.reduce((total, line) => total + lineTotal(line), 0);

function lineOf(kind: CartLineKind, id: string, item: PricedItem, unitCents: number): PricedCartLine {
  const { quantity, vatPercent } = item;
  return { id, kind, itemLineId: item.id, quantity, unitCents, vatPercent };
}

function wholeLine(kind: CartLineKind, id: string, unitCents: number, vatPercent: number): PricedCartLine {
  return { id, kind, itemLineId: null, quantity: 1, unitCents, vatPercent };
}

function feeLines(kind: CartLineKind, goods: readonly PricedCartLine[], cents: number): PricedCartLine[] {
  return spread(goods, cents).map((share) =>
    wholeLine(kind, `${kind}:${share.vatPercent}`, share.cents, share.vatPercent),
  );
}

function discountLines(goods: readonly PricedCartLine[], discount: Discount | null): PricedCartLine[] {
  if (!discount) return [];
  const meant = discount.lineIds ? goods.filter(({ id }) => discount.lineIds!.includes(id)) : goods;
  return discountShares(meant, discount.cents).map(({ vatPercent, unitCents }) =>
    wholeLine('discount', `discount:${vatPercent}`, unitCents, vatPercent),
  );
}

/** Exactly the amount: the cents that rounding leaves over go one each to the rates that lost most by it, the higher rate first. */
function spread(goods: readonly PricedCartLine[], cents: number): { vatPercent: number; cents: number }[] {
  if (cents === 0) return [];
  const shares = vatShares(goods);
  const total = shares.reduce((all, { grossCents }) => all + grossCents, 0);
  // Goods that cost nothing have a rate all the same.
  if (total === 0) return [{ vatPercent: shares[0]?.vatPercent ?? 0, cents }];
  const parts = shares.map(({ vatPercent, grossCents }) => {
    const product = BigInt(cents) * BigInt(grossCents);
    return { vatPercent, cents: Number(product / BigInt(total)), lost: product % BigInt(total) };
  });
  const rest = cents - parts.reduce((all, part) => all + part.cents, 0);
  const losers = parts.toSorted((a, b) => (a.lost === b.lost ? 0 : a.lost < b.lost ? 1 : -1)).slice(0, rest);
  return parts
    .map((part) => ({ vatPercent: part.vatPercent, cents: part.cents + (losers.includes(part) ? 1 : 0) }))
    .filter((part) => part.cents > 0);
}

/** Half a cent goes up. Rounding up goes to the next whole euro; what is whole already stays. */
function tipOf({ kind, value }: TipChoice, goodsCents: number, totalCents: number): number {
  if (kind === 'percent') return Math.floor((goodsCents * value + 50) / 100);
  if (kind === 'cents') return value;
  return kind === 'round_up' ? (100 - (totalCents % 100)) % 100 : 0;
}

/** Why such a tip cannot be given here, or null. */
export function whyNotTip({ tips }: Pick<Shop, 'tips'>, { kind, value }: TipChoice): 'goods.tip_not_offered' | null {
  const isFine =
    kind === 'none' ||
    (tips.isOffered &&
      (kind === 'cents' ||
        (kind === 'percent' && tips.percents.includes(value)) ||
        (kind === 'round_up' && tips.mayRoundUp)));
  return isFine ? null : 'goods.tip_not_offered';
}
