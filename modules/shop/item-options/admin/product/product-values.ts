import type { Output } from '@fachwerk/base/contract';
import { centsFromText } from '@fachwerk/base/money';
import type { FieldProblem } from '@fachwerk/base/problem';
import type { VatKind } from '@fachwerk/catalog/contract-facts';
import { dataFrom, faultsOf, ItemValues, itemFormPath, itemValues, newItemValues } from '@fachwerk/catalog/parts';
import { CallProblem } from '@fachwerk/react/call-problem';
import type { ContractForm } from '@fachwerk/react/contract-form';
import * as z from 'zod/mini';
import { MOST_PICTURES, Picture } from '../../contract-picture.ts';
import { MOST_GROUPS, MOST_RELATED, type ProductData, type productApi } from '../../contract-product.ts';
import type { Variant } from '../../contract-variant.ts';
import { whyNotVariants } from '../../rules/variants.ts';
import { MaybeAmount, sizePricesFrom } from '../typed.ts';
import {
  formPath,
  missingFaults,
  NONE,
  OptionValues,
  optionValues,
  VariantValues,
  variantFrom,
} from '../variants/variant-values.ts';

/** A count as it is typed; empty: as many as anybody wants. */
const Count = z.string().check(z.regex(/^\s*\d{0,7}\s*$/, 'field.integer'));

const CountedVariant = z.extend(VariantValues, {
  stock: Count,
  /** As many as there were when the form was opened. */
  stockSeen: z.nullable(z.int()),
});

/** What one extra costs as it is typed, once somebody has touched it; an empty size costs as usual. */
const ExtraPriceValues = z.object({
  groupId: z.uuid(),
  version: z.int(),
  extraId: z.uuid(),
  surcharge: MaybeAmount,
  sizes: z.array(z.object({ size: z.string(), text: MaybeAmount })),
});
export type ExtraPriceValues = z.infer<typeof ExtraPriceValues>;

/** Everything that one form holds of an item. */
export const ProductValues = z.extend(ItemValues, {
  optionsVersion: z.int(),
  variantsName: OptionValues.shape.variantsName,
  variants: z.array(CountedVariant),
  groupIds: z.array(z.uuid()).check(z.maxLength(MOST_GROUPS)),
  extraPrices: z.array(ExtraPriceValues),
  related: z.array(z.object({ id: z.uuid(), name: z.string() })).check(z.maxLength(MOST_RELATED)),
  pictures: z.array(Picture).check(z.maxLength(MOST_PICTURES, 'picture.too_many')),
  stock: Count,
  stockSeen: z.nullable(z.int()),
});
export type ProductValues = z.infer<typeof ProductValues>;
export type ProductFormState = ContractForm<ProductValues, ProductValues>;
export type Found = Output<typeof productApi.find>;

export function productValues({ item, options, pictures, related }: Found): ProductValues {
  const { variantsName, variants } = optionValues(options);
  return {
    ...itemValues(item),
    optionsVersion: options.version,
    variantsName,
    variants: variants.map((values, at) => ({ ...values, ...stockOf(options.variants[at]!) })),
    groupIds: options.groupIds,
    extraPrices: [],
    related,
    pictures,
    ...stockOf(item),
  };
}

const stockOf = ({ stock }: Pick<Variant, 'stock'>) => ({
  stock: stock === null ? '' : String(stock),
  stockSeen: stock,
});

export function newProductValues(categoryId: string, vatKind?: VatKind): ProductValues {
  return {
    ...newItemValues(categoryId, vatKind),
    optionsVersion: 0,
    variantsName: NONE,
    variants: [],
    groupIds: [],
    extraPrices: [],
    related: [],
    pictures: [],
    stock: '',
    stockSeen: null,
  };
}

/** What is sent; who may not keep the stock leaves it as it is. */
export function productFrom(values: ProductValues, mayKeepStock: boolean): ProductData {
  const counted = ({ stock, stockSeen: seen }: { stock: string; stockSeen: number | null }) => {
    const left = stock.trim() === '' ? null : Number(stock);
    return mayKeepStock && left !== seen ? { stock: { seen, left } } : {};
  };
  const { variantsName, variants, groupIds, extraPrices, related, pictures } = values;
  return {
    item: dataFrom(values),
    ...counted(values),
    variantsName,
    variants: variants.map((variant) => ({ ...variantFrom(variant), ...counted(variant) })),
    groupIds,
    extraPrices: groupPricesFrom(extraPrices.filter(({ groupId }) => groupIds.includes(groupId))),
    relatedItemIds: related.map(({ id }) => id),
    pictures: pictures.map(({ id, alt }) => ({ id, alt })),
  };
}

function groupPricesFrom(values: readonly ExtraPriceValues[]): ProductData['extraPrices'] {
  return [...Map.groupBy(values, ({ groupId }) => groupId)].map(([groupId, own]) => ({
    groupId,
    version: own[0]!.version,
    prices: own.map(({ extraId, surcharge, sizes }) => ({
      extraId,
      surchargeCents: centsFromText(surcharge) ?? 0,
      sizePrices: sizePricesFrom(sizes),
    })),
  }));
}

/** What the server would refuse, at the form's own fields. */
export function productFaults(values: ProductValues, found: Found | null, now: Date): readonly FieldProblem[] {
  const { variants } = values;
  if (variants.length === 0) {
    const missing = values.price.trim() === '' ? [{ path: 'price', code: 'field.money' }] : [];
    return [
      ...missing,
      ...faultsOf(values, found ? { ...found.item, hasVariants: false } : null, found?.prices ?? [], now),
    ];
  }
  const asked = variants.map((variant) => ({
    given: variantFrom(variant),
    current: found?.options.variants.find(({ id }) => id === variant.id) ?? null,
    history: (found?.variantPrices ?? [])
      .filter(({ variantId }) => variantId === variant.id)
      .map(({ period }) => period),
  }));
  const missing = missingFaults(values);
  const refused = missing.length > 0 ? missing : (whyNotVariants(asked, values.isTobacco, now)?.fields ?? []);
  // Price and promo of the item are those of its variants.
  const item = faultsOf({ ...values, hasPromo: false }, null, [], now);
  return [...refused.map((field) => ({ ...field, path: formPath(field.path) })), ...item];
}

/** The server names fields as the request does; the form as itself. */
export function atFormFields(error: unknown): never {
  if (!(error instanceof CallProblem) || error.fields.length === 0) throw error;
  const { code, params, status, message, conflict } = error;
  const path = (given: string) => (given.startsWith('variants.') ? formPath(given) : itemFormPath(given));
  const fields = error.fields.map((field) => ({ ...field, path: path(field.path) }));
  throw new CallProblem(status, { code, error: message, params, fields, conflict });
}
