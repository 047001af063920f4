import type { Content, ContentUnit } from '../contract-facts.ts';

export type UnitPrice = { readonly cents: number; readonly per: 'kg' | 'l' | 'm' | 'piece' };

/** Thousandths of what the unit price is said for, in one of the unit (§ 5 PAngV: per kilogram, litre, metre). */
const MEASURES: Readonly<Record<ContentUnit, readonly [per: UnitPrice['per'], thousandths: number]>> = {
  g: ['kg', 1],
  kg: ['kg', 1000],
  ml: ['l', 1],
  l: ['l', 1000],
  m: ['m', 1000],
  piece: ['piece', 1000],
};

/** What a kilogram, a litre, a metre or a piece costs, to the nearest cent, half a cent upwards. */
export function unitPrice(priceCents: number, { thousandths, unit }: Content): UnitPrice {
  const [per, each] = MEASURES[unit];
  // Whole numbers all the way: a million euros by the millilitre is beyond what a double counts exactly.
  const amount = BigInt(thousandths) * BigInt(each);
  const doubled = (BigInt(priceCents) * 2_000_000n) / amount;
  return { cents: Number((doubled + 1n) / 2n), per };
}
