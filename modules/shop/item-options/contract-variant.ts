import { ask, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, Nothing } from '@fachwerk/base/schema';
import { translatedLine, translatedText } from '@fachwerk/base/translated';
import { PriceCents, PricePeriod, Promo, SoldOut, Stock } from '@fachwerk/catalog/contract';
import { Content } from '@fachwerk/catalog/contract-facts';
import * as z from 'zod/mini';

export const MOST_VARIANTS = 60;

/** What is written in the editor. What is left has a call of its own: it changes while a form is open. */
export const VariantData = z.object({
  name: translatedLine(80),
  number: line(40),
  /** Gross. */
  priceCents: PriceCents,
  promo: z.nullable(Promo),
  /** Null: as the item says. */
  content: z.nullable(Content),
  depositCents: z.nullable(PriceCents),
});
export type VariantData = z.infer<typeof VariantData>;

export const Variant = z.extend(VariantData, {
  id: z.uuid(),
  stock: Stock,
  isSoldOut: z.boolean(),
  soldOutUntil: z.nullable(Instant),
});
export type Variant = z.infer<typeof Variant>;

/** All variants of an item, and the extras it has, in their order. */
export const ItemOptions = z.object({
  /** What the variants differ in: "Größe", "Farbe". */
  variantsName: translatedText(60),
  variants: z.array(Variant),
  groupIds: z.array(z.uuid()),
  /** The one that was read is named when it is saved. */
  version: z.int(),
});
export type ItemOptions = z.infer<typeof ItemOptions>;

export const variantProblems = {
  'options.changed_meanwhile': 409,
  'variants.refused': 422,
  'variant.number_taken': 409,
  'variant.unknown': 404,
  'variant.stock_changed': 409,
} as const satisfies ProblemCatalog;

const of = { itemId: z.uuid() };

export const optionApi = {
  find: ask({
    method: 'GET',
    path: '/private/item/:itemId/options',
    access: 'staff:catalog.read',
    summary: 'The variants of an item, with the prices they have had, and its groups of extras.',
    input: z.object(of),
    output: z.object({
      options: ItemOptions,
      prices: z.array(z.object({ variantId: z.uuid(), period: PricePeriod })),
    }),
  }),
  saveVariants: change({
    method: 'POST',
    path: '/private/item/:itemId/variants',
    access: 'staff:catalog.manage',
    repeats: 'version',
    summary:
      'All variants of an item in their order; one that is left out is no longer sold. With variants the item itself has no price of its own.',
    input: z.object({
      ...of,
      version: z.int(),
      variantsName: ItemOptions.shape.variantsName,
      variants: z.array(z.extend(VariantData, { id: z.nullable(z.uuid()) })).check(z.maxLength(MOST_VARIANTS)),
    }),
    output: ItemOptions,
  }),
  saveGroups: change({
    method: 'POST',
    path: '/private/item/:itemId/extras',
    access: 'staff:catalog.manage',
    repeats: 'version',
    summary: 'Which groups of extras an item has, in their order.',
    input: z.object({ ...of, version: z.int(), groupIds: z.array(z.uuid()).check(z.maxLength(20)) }),
    output: ItemOptions,
  }),
  markVariantSoldOut: change({
    method: 'POST',
    path: '/private/item/:itemId/variants/:variantId/sold-out',
    access: 'staff:catalog.stock',
    repeats: 'same',
    summary: 'Says that a variant is sold out until tomorrow or further notice, or no longer.',
    input: z.object({ ...of, variantId: z.uuid(), soldOut: SoldOut }),
    output: Nothing,
  }),
  saveVariantStock: change({
    method: 'POST',
    path: '/private/item/:itemId/variants/:variantId/stock',
    access: 'staff:catalog.stock',
    repeats: 'version',
    summary: 'Sets how many of a variant are left, if it is still as many as were seen.',
    input: z.object({ ...of, variantId: z.uuid(), seen: Stock, stock: Stock }),
    output: Nothing,
  }),
};
