import { ask, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Upload } from '@fachwerk/base/schema';
import { Item, ItemData, PricePeriod, Stock } from '@fachwerk/catalog/contract';
import * as z from 'zod/mini';
import { GroupPrices } from './contract-extra.ts';
import { MOST_PICTURES, Picture, PictureAddress, PictureAlt } from './contract-picture.ts';
import { ItemOptions, MOST_VARIANTS, VariantData } from './contract-variant.ts';

/** Pictures of a company that wait for their item to be saved. */
export const MOST_DRAFTS = 200;
export const MOST_GROUPS = 20;
export const MOST_RELATED = 12;

/** How many are left, and how many there were when it was written: what was sold meanwhile is not written away. */
export const CountedStock = z.object({ seen: Stock, left: Stock });

/** One that is new has no id yet. Without `stock` it stays as it is. */
export const ProductVariant = z.extend(VariantData, {
  id: z.nullable(z.uuid()),
  stock: z.optional(CountedStock),
});
export type ProductVariant = z.infer<typeof ProductVariant>;

/** All that one form writes of an item. With variants its price is the lowest of theirs, whatever stands in `item`. */
export const ProductData = z.object({
  item: ItemData,
  stock: z.optional(CountedStock),
  variantsName: ItemOptions.shape.variantsName,
  variants: z.array(ProductVariant).check(z.maxLength(MOST_VARIANTS)),
  groupIds: z.array(z.uuid()).check(z.maxLength(MOST_GROUPS)),
  /** Of groups whose prices were written in the form. */
  extraPrices: z._default(z.array(GroupPrices).check(z.maxLength(MOST_GROUPS)), []),
  /** Shown beside it, in this order; left out: they stay as they are. */
  relatedItemIds: z.optional(z.array(z.uuid()).check(z.maxLength(MOST_RELATED))),
  /** In their order: those the item has, and drafts. One that is left out goes. */
  pictures: z.array(z.object({ id: z.uuid(), alt: PictureAlt })).check(z.maxLength(MOST_PICTURES)),
});
export type ProductData = z.infer<typeof ProductData>;

export const productProblems = {
  'picture.too_many_drafts': 409,
} as const satisfies ProblemCatalog;

const one = { id: z.uuid() };

export const productApi = {
  find: ask({
    method: 'GET',
    path: '/private/product/:id',
    access: 'staff:catalog.read',
    summary: 'An item with its variants, extras and pictures, and the prices it and they have had.',
    input: z.object(one),
    output: z.object({
      item: Item,
      prices: z.array(PricePeriod),
      options: ItemOptions,
      variantPrices: z.array(z.object({ variantId: z.uuid(), period: PricePeriod })),
      pictures: z.array(Picture),
      related: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  }),
  add: change({
    method: 'POST',
    path: '/private/product',
    access: 'staff:catalog.manage',
    repeats: 'key',
    summary: 'A new item with its variants, extras and pictures at once.',
    input: ProductData,
    output: Item,
  }),
  save: change({
    method: 'POST',
    path: '/private/product/:id',
    access: 'staff:catalog.manage',
    repeats: 'version',
    summary:
      'Changes an item with its variants, extras and pictures, all or nothing; both versions are those that were read.',
    input: z.extend(ProductData, { ...one, version: z.int(), optionsVersion: z.int() }),
    output: Item,
  }),
  addPicture: change({
    method: 'POST',
    path: '/private/product-pictures',
    access: 'staff:catalog.manage',
    repeats: 'by uploadId',
    body: 'multipart',
    transaction: 'own',
    summary: 'A picture that waits for its item to be saved, for a day. The same `uploadId` again is the same picture.',
    input: z.object({ uploadId: z.uuid(), image: Upload }),
    output: Picture,
  }),
  fetchPicture: change({
    method: 'POST',
    path: '/private/product-pictures/address',
    access: 'staff:catalog.manage',
    repeats: 'by uploadId',
    transaction: 'own',
    summary: 'The same with a picture of the public internet.',
    input: z.object({ uploadId: z.uuid(), address: PictureAddress }),
    output: Picture,
  }),
};
