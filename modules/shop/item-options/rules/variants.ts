import type { FieldProblem } from '@fachwerk/base/problem';
import { below, type Refusal, refusalOf } from '@fachwerk/base/refusal';
import type { PricePeriod } from '@fachwerk/catalog/contract';
import { savedPromo, withBasePrice } from '@fachwerk/catalog/rules/item-price';
import { whyNotPromo } from '@fachwerk/catalog/rules/promo';
import type { Variant, VariantData } from '../contract-variant.ts';

export type Asked = {
  readonly given: VariantData;
  /** As it is sold now; null: it is new. */
  readonly current: Variant | null;
  /** The prices it has had. */
  readonly history: readonly PricePeriod[];
};

/** Why variants cannot be like this, or null; each promo is judged by the prices of its own variant (§ 11 PAngV). */
export function whyNotVariants(
  asked: readonly Asked[],
  isTobacco: boolean,
  now: Date,
): Refusal<'variants.refused'> | null {
  return refusalOf('variants.refused', [
    ...twiceFaults(
      asked.map(({ given }) => given.name.de),
      'name.de',
      'variant.name_twice',
    ),
    ...twiceFaults(
      asked.map(({ given }) => given.number),
      'number',
      'variant.number_twice',
    ),
    ...asked.flatMap((each, at) => below(`variants.${at}`, promoFaults(each, isTobacco, now))),
  ]);
}

/** What becomes of a variant that is saved now: a promo never begins in the past. */
export function savedVariant({ given, current }: Asked, now: Date): VariantData {
  return { ...given, promo: savedPromo(given.promo, current?.promo ?? null, now) };
}

function promoFaults(asked: Asked, isTobacco: boolean, now: Date): readonly FieldProblem[] {
  const { priceCents, promo } = savedVariant(asked, now);
  const history = withBasePrice(asked.history, priceCents, now);
  return whyNotPromo({ item: { priceCents, isTobacco }, promo, history, now })?.fields ?? [];
}

/** The second of two that are the same is at fault; an empty one is none. */
function twiceFaults(values: readonly string[], path: string, code: string): FieldProblem[] {
  const known = values.map((value) => value.trim().toLowerCase());
  return known.flatMap((value, at) =>
    value !== '' && known.indexOf(value) < at ? [{ path: `variants.${at}.${path}`, code }] : [],
  );
}
