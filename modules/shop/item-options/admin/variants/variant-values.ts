import { centsFromText } from '@fachwerk/base/money';
import type { FieldProblem } from '@fachwerk/base/problem';
import { HOUSE_ZONE, zoned } from '@fachwerk/base/time';
import { Content } from '@fachwerk/catalog/contract-facts';
import * as z from 'zod/mini';
import { ItemOptions, type Variant, VariantData } from '../../contract-variant.ts';
import { Amount, amountText, MaybeAmount } from '../typed.ts';

/** One variant as it is typed. Its content stays as it is: it is the item's, or was written by a program. */
export const VariantValues = z.object({
  id: z.nullable(z.uuid()),
  name: VariantData.shape.name,
  number: VariantData.shape.number,
  price: Amount,
  deposit: MaybeAmount,
  content: z.nullable(Content),
  hasPromo: z.boolean(),
  promoPrice: MaybeAmount,
  /** `2026-03-01T18:00`, by the clock of the books. */
  promoFrom: z.string(),
  promoTo: z.string(),
});
type VariantValues = z.infer<typeof VariantValues>;

export const OptionValues = z.object({
  variantsName: ItemOptions.shape.variantsName,
  variants: z.array(VariantValues),
});
export type OptionValues = z.infer<typeof OptionValues>;

export const NONE = { de: '', deDu: '', en: '', it: '', ru: '' };
const localText = (at: Date) => zoned(at).toPlainDateTime().toString({ smallestUnit: 'minute' });

export const newVariant = (): VariantValues => ({
  id: null,
  name: NONE,
  number: '',
  price: '',
  deposit: '',
  content: null,
  hasPromo: false,
  promoPrice: '',
  promoFrom: '',
  promoTo: '',
});

export function optionValues({ variantsName, variants }: ItemOptions): OptionValues {
  return { variantsName: { ...NONE, ...variantsName }, variants: variants.map(variantValues) };
}

function variantValues({ id, name, number, priceCents, promo, depositCents, content }: Variant): VariantValues {
  return {
    id,
    name,
    number,
    content,
    price: amountText(priceCents),
    deposit: depositCents === null ? '' : amountText(depositCents),
    hasPromo: promo !== null,
    promoPrice: promo ? amountText(promo.cents) : '',
    promoFrom: promo ? localText(promo.from) : '',
    promoTo: promo ? localText(promo.to) : '',
  };
}

export function variantFrom(values: VariantValues): VariantData & { id: string | null } {
  const { id, name, number, price, deposit, content, hasPromo, promoPrice, promoFrom, promoTo } = values;
  const promo = {
    cents: centsFromText(promoPrice) ?? 0,
    from: instantOf(promoFrom) ?? new Date(0),
    to: instantOf(promoTo) ?? new Date(0),
  };
  return {
    id,
    name,
    number,
    content,
    priceCents: centsFromText(price) ?? 0,
    depositCents: deposit.trim() === '' ? null : centsFromText(deposit),
    promo: hasPromo ? promo : null,
  };
}

/** What is missing in a promo, which the schema cannot know. */
export function missingFaults({ variants }: OptionValues): FieldProblem[] {
  return variants.flatMap(({ hasPromo, promoPrice, promoFrom, promoTo }, at) => {
    if (!hasPromo) return [];
    const wrong = {
      promoPrice: centsFromText(promoPrice) === null,
      promoFrom: !instantOf(promoFrom),
      promoTo: !instantOf(promoTo),
    };
    return (['promoPrice', 'promoFrom', 'promoTo'] as const)
      .filter((field) => wrong[field])
      .map((field) => ({ path: `variants.${at}.${field}`, code: 'field.missing' }));
  });
}

function instantOf(text: string): Date | null {
  try {
    return new Date(Temporal.PlainDateTime.from(text).toZonedDateTime(HOUSE_ZONE).epochMilliseconds);
  } catch {
    return null;
  }
}

/** The server's paths, as the form calls them. */
export const formPath = (path: string) =>
  path
    .replace(/promo\.cents$/, 'promoPrice')
    .replace(/promo\.from$/, 'promoFrom')
    .replace(/promo\.to$/, 'promoTo')
    .replace(/priceCents$/, 'price')
    .replace(/depositCents$/, 'deposit');
