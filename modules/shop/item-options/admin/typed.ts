import { centsFromText } from '@fachwerk/base/money';
import * as z from 'zod/mini';
import type { SizePrice } from '../contract.ts';
import { sizeKey, sizePriceOf } from '../rules/extra-price.ts';

/** Money as it is typed: 1,99 or 1.99. */
export const Amount = z.string().check(z.refine((text) => centsFromText(text) !== null, 'field.money'));
export const MaybeAmount = z
  .string()
  .check(z.refine((text) => text.trim() === '' || centsFromText(text) !== null, 'field.money'));

export const amountText = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

type SizeText = { readonly size: string; readonly text: string };

/** A field per size; what is priced for sizes of other items stays behind them. */
export function sizeTexts(prices: readonly SizePrice[], sizes: readonly string[]): SizeText[] {
  const shown = sizes.map((size) => {
    const price = sizePriceOf(prices, size);
    return { size, text: price ? amountText(price.surchargeCents) : '' };
  });
  const known = new Set(sizes.map(sizeKey));
  const others = prices.filter(({ size }) => !known.has(sizeKey(size)));
  return [...shown, ...others.map(({ size, surchargeCents }) => ({ size, text: amountText(surchargeCents) }))];
}

/** An empty field is the usual price. */
export const sizePricesFrom = (sizes: readonly SizeText[]): SizePrice[] =>
  sizes.flatMap(({ size, text }) => {
    const surchargeCents = centsFromText(text);
    return surchargeCents === null || size.trim() === '' ? [] : [{ size: size.trim(), surchargeCents }];
  });
