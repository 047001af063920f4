import { Allergen } from '@fachwerk/catalog/contract-facts';
import type { Understood } from '@fachwerk/catalog/contract-understood';
import * as z from 'zod/mini';

/** `best` fits a search best; without a search it is the order of the shop. */
export const SORTS = ['best', 'popular', 'new', 'price', 'price_desc'] as const;
export const FoundSort = z.enum(SORTS);
export type FoundSort = z.infer<typeof FoundSort>;

/** Where a page ended: the key of its order, and the item. */
export const Cursor = z
  .string()
  .check(z.maxLength(80), z.regex(/^(?:\d{1,17}\.){0,2}[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** What narrows a list, apart from its category and its words. */
export const Facets = z.object({
  /** Categories, beside each other. */
  categoryIds: z._default(z.array(z.uuid()).check(z.maxLength(50)), []),
  fromCents: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(99_999_999))), null),
  toCents: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(99_999_999))), null),
  diet: z._default(z.enum(['any', 'vegetarian', 'vegan']), 'any'),
  /** Allergens that must not be in it. */
  without: z._default(z.array(Allergen).check(z.maxLength(14)), []),
  /** Variants by their name, as `lower` writes it: one of them is enough. */
  variants: z._default(z.array(z.string().check(z.minLength(1), z.maxLength(120))).check(z.maxLength(20)), []),
  isAvailable: z._default(z.boolean(), false),
});
export type Facets = z.infer<typeof Facets>;

export type FoundFilter = Facets & {
  readonly categoryId?: string | undefined;
  /** Null: nothing is looked for. */
  readonly understood: Understood | null;
};

/** How many items have each value, those counted that fit everything else that was chosen. */
export const FacetCounts = z.object({
  /** Of all that fit; null: more than anybody counts, and then no value is counted either. */
  count: z.nullable(z.int()),
  categories: z.array(z.object({ id: z.uuid(), count: z.nullable(z.int()) })),
  /** Of the price as it is now; null: nothing fits. */
  cents: z.nullable(z.object({ least: z.int(), most: z.int() })),
  diets: z.object({ vegetarian: z.nullable(z.int()), vegan: z.nullable(z.int()) }),
  /** Those that are in some of them. */
  allergens: z.array(z.object({ allergen: Allergen, count: z.nullable(z.int()) })),
  variants: z.array(z.object({ value: z.string(), name: z.string(), count: z.nullable(z.int()) })),
  available: z.nullable(z.int()),
});
export type FacetCounts = z.infer<typeof FacetCounts>;
