import { change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Nothing } from '@fachwerk/base/schema';
import { Availability, ItemData, PriceChange } from '@fachwerk/catalog/contract';
import { DeliveryDays, VatKind } from '@fachwerk/catalog/contract-facts';
import * as z from 'zod/mini';
import { MOST_GROUPS } from './contract-product.ts';

const Groups = z._default(z.array(z.uuid()).check(z.maxLength(MOST_GROUPS)), []);

/** What becomes of every one of many items; what is left out stays. */
export const ProductChange = z.object({
  /** Of an item with variants: of each of them. */
  price: z.optional(PriceChange),
  categoryId: z.optional(z.uuid()),
  vatKind: z.optional(VatKind),
  isHidden: z.optional(z.boolean()),
  availability: z.optional(Availability),
  addedTags: z._default(ItemData.shape.hashtags, []),
  removedTags: z._default(ItemData.shape.hashtags, []),
  /** Null: as the shop says. */
  deliveryDays: z.optional(z.nullable(DeliveryDays)),
  addedGroupIds: Groups,
  removedGroupIds: Groups,
});
export type ProductChange = z.infer<typeof ProductChange>;

export const bulkProblems = {
  'product.price_impossible': 422,
} as const satisfies ProblemCatalog;

export const bulkApi = {
  change: change({
    method: 'POST',
    path: '/private/products/change',
    access: 'staff:catalog.manage',
    repeats: 'version',
    summary: 'The same change to many items, all or none; what is refused is named item by item.',
    input: z.object({
      items: z.array(z.object({ id: z.uuid(), version: z.int() })).check(z.minLength(1), z.maxLength(200)),
      change: ProductChange,
    }),
    output: Nothing,
  }),
};
