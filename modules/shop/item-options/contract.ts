import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line } from '@fachwerk/base/schema';
import { Item, PriceCents, Promo, Stock } from '@fachwerk/catalog/contract';
import { Additive, Allergen, Content, DeliveryDays, Diet, ProductSafety } from '@fachwerk/catalog/contract-facts';
import * as z from 'zod/mini';
import { Picture } from './contract-picture.ts';

/** Of the same thing in one line. */
export const MOST_PIECES = 999;
/** Of the same extra in one choice. */
export const MOST_SAME_EXTRA = 9;

/** What a customer wants of an item. Prices are never sent: they are computed from the offer. */
export const Choice = z.object({
  itemId: z.uuid(),
  /** Null where the item has no variants. */
  variantId: z.nullable(z.uuid()),
  extras: z
    .array(z.object({ extraId: z.uuid(), quantity: z.int().check(z.minimum(1), z.maximum(MOST_SAME_EXTRA)) }))
    .check(z.maxLength(50)),
});
export type Choice = z.infer<typeof Choice>;

const soldOut = { isSoldOut: z.boolean(), soldOutUntil: z.nullable(Instant) };

/** A size, a colour: what it differs in. What it does not say itself it has of its item. */
export const OfferVariant = z.object({
  id: z.uuid(),
  name: Item.shape.name,
  number: z.string(),
  priceCents: z.int(),
  promo: z.nullable(Promo),
  lowestBeforeCents: z.nullable(z.int()),
  content: z.nullable(Content),
  depositCents: z.int(),
  /** Beside what is left of the item in all; null: as many as anybody wants. */
  stock: Stock,
  ...soldOut,
});
export type OfferVariant = z.infer<typeof OfferVariant>;

/** What an extra costs with a variant of this name; of any other it costs its usual price. */
export const SizePrice = z.object({ size: line(80, 1), surchargeCents: PriceCents });
export type SizePrice = z.infer<typeof SizePrice>;

export const OfferExtra = z.object({
  id: z.uuid(),
  name: Item.shape.name,
  /** Usual; `rules/extra-price.ts` says what it costs with a variant. */
  surchargeCents: z.int(),
  sizePrices: z.array(SizePrice),
  allergens: z.array(Allergen),
  additives: z.array(Additive),
  ...soldOut,
});
export type OfferExtra = z.infer<typeof OfferExtra>;

export const OfferExtraGroup = z.object({
  id: z.uuid(),
  name: Item.shape.name,
  /** Of all its extras together. */
  minimum: z.int(),
  maximum: z.int(),
  /** How often the same one may be taken. */
  mostOfSame: z.int(),
  extras: z.array(OfferExtra),
});
export type OfferExtraGroup = z.infer<typeof OfferExtraGroup>;

/** Everything a customer may be shown and sold of one item. */
export const Offer = z.object({
  id: z.uuid(),
  categoryId: z.uuid(),
  name: Item.shape.name,
  description: Item.shape.description,
  number: z.string(),
  hashtags: z.array(z.string()),
  links: z.array(z.string()),
  /** Gross; with variants the lowest of theirs ("ab"). */
  priceCents: z.int(),
  /** Of an item without variants; a variant has its own. */
  promo: z.nullable(Promo),
  /** The lowest price of the 30 days before the promo began (§ 11 PAngV); null without a promo. */
  lowestBeforeCents: z.nullable(z.int()),
  vatKind: Item.shape.vatKind,
  isService: z.boolean(),
  durationMinutes: z.int(),
  /** What the unit price is computed from (`rules/unit-price` of catalog). */
  content: z.nullable(Content),
  depositCents: z.int(),
  minimumAge: z.int(),
  isTobacco: z.boolean(),
  isCbd: z.boolean(),
  isPrepaid: z.boolean(),
  allergens: z.array(Allergen),
  hasNoAllergens: z.boolean(),
  additives: z.array(Additive),
  diet: Diet,
  spicy: z.int(),
  /** Null: as the shop says. */
  deliveryDays: z.nullable(DeliveryDays),
  safety: ProductSafety,
  /** Of one piece, packed; null: nobody has said. */
  weightGrams: Item.shape.weightGrams,
  availability: Item.shape.availability,
  categoryAvailability: Item.shape.availability,
  stock: Stock,
  ...soldOut,
  isArchived: z.boolean(),
  /** What the variants differ in ("Größe"); empty where nobody wrote it. */
  variantsName: Item.shape.description,
  /** An item with variants is sold only by one of them. */
  variants: z.array(OfferVariant),
  extraGroups: z.array(OfferExtraGroup),
  pictures: z.array(Picture),
});
export type Offer = z.infer<typeof Offer>;

/** A page of offers, for whoever shows them. Archived ones are never among them; what is not sold right now is. */
export type OfferFilter = {
  readonly categoryId?: string | undefined;
  /** Words of a name, the number, the EAN or a hashtag. */
  readonly search?: string | undefined;
  readonly diet?: 'vegetarian' | 'vegan' | undefined;
  /** Allergens that must not be in it. */
  readonly without?: readonly Allergen[] | undefined;
  /** `hand` is the order of the shop: categories, and the items in each. */
  readonly sort?: 'hand' | 'name' | 'price' | undefined;
  /** The last one already shown. */
  readonly after?: string | undefined;
  readonly limit: number;
};

/** So many pieces of an item, and of its variant. */
export type Pieces = { readonly itemId: string; readonly variantId: string | null; readonly quantity: number };

export const offerProblems = {
  'item.gone': 404,
  'item.sold_out': 409,
  'item.not_now': 409,
  'choice.variant_missing': 422,
  'choice.variant_unknown': 422,
  'choice.variant_sold_out': 409,
  'choice.extra_unknown': 422,
  'choice.extra_sold_out': 409,
  'choice.extra_too_often': 422,
  'choice.too_few': 422,
  'choice.too_many': 422,
  'choice.quantity': 422,
} as const satisfies ProblemCatalog;
export type OfferProblem = keyof typeof offerProblems;
