import { ask, type CapabilityCatalog, change, stream } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, Nothing } from '@fachwerk/base/schema';
import { WEEKDAYS } from '@fachwerk/base/time';
import { translatedLine, translatedText } from '@fachwerk/base/translated';
import * as z from 'zod/mini';
import {
  Additive,
  AGES,
  Allergen,
  Content,
  DeliveryDays,
  Diet,
  DURATIONS,
  MOST_ALLERGENS,
  NO_SAFETY,
  ProductSafety,
  VatKind,
} from './contract-facts.ts';

const TimeOfDay = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'field.time_of_day'));

/** Some days of the week, from a time to another; `to` before `from` goes over midnight. */
export const AvailableTime = z.object({
  days: z.array(z.enum(WEEKDAYS)).check(z.minLength(1), z.maxLength(7)),
  from: TimeOfDay,
  to: TimeOfDay,
});
export type AvailableTime = z.infer<typeof AvailableTime>;

/** None: always. */
export const Availability = z.array(AvailableTime).check(z.maxLength(6));
export type Availability = z.infer<typeof Availability>;

export const PriceCents = z.int().check(z.minimum(0), z.maximum(99_999_999));

/** A lower price for a while; afterwards the usual one counts by itself. */
export const Promo = z.object({ cents: PriceCents, from: Instant, to: Instant });
export type Promo = z.infer<typeof Promo>;

/** With its packing; null: nobody has said. */
const WeightGrams = z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000)));
/** Null: the value of the shop. */
const WarnFrom = z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000)));

/** What is written in the editor. What is left in stock has a call of its own: it changes while a form is open. */
export const ItemData = z.object({
  categoryId: z.uuid(),
  name: translatedLine(120),
  description: translatedText(2000),
  number: line(40),
  /** Empty, or 8, 12, 13 or 14 digits with their check digit. */
  ean: line(14),
  hashtags: z.array(line(40, 1)).check(z.maxLength(20)),
  links: z.array(line(300, 1).check(z.regex(/^https?:\/\/[^\s]+$/i, 'field.link'))).check(z.maxLength(5)),
  /** Gross. */
  priceCents: PriceCents,
  promo: z.nullable(Promo),
  vatKind: VatKind,
  isService: z.boolean(),
  /** Of a service. */
  durationMinutes: z.literal(DURATIONS),
  /** Null: no unit price is said. */
  content: z.nullable(Content),
  depositCents: PriceCents,
  minimumAge: z.literal(AGES),
  /** Tobacco, CBD and prepaid cards do not count towards a minimum value (spec §5). */
  isTobacco: z.boolean(),
  isCbd: z.boolean(),
  isPrepaid: z.boolean(),
  allergens: z.array(Allergen).check(z.maxLength(MOST_ALLERGENS)),
  /** Somebody has looked: none of them is in it. Without it an empty list means that nobody has said. */
  hasNoAllergens: z._default(z.boolean(), false),
  additives: z.array(Additive).check(z.maxLength(15)),
  diet: Diet,
  spicy: z.int().check(z.minimum(0), z.maximum(3)),
  availability: Availability,
  /** In the back-office alone: no page shows it, nobody can order it. */
  isHidden: z._default(z.boolean(), false),
  /** Null: as the shop says. */
  deliveryDays: z._default(z.nullable(DeliveryDays), null),
  safety: z._default(ProductSafety, NO_SAFETY),
  /** Of one piece, packed; null: nobody has said. */
  weightGrams: z._default(WeightGrams, null),
  /** So few left are too few; null: as the shop says. */
  warnFrom: z._default(WarnFrom, null),
});
export type ItemData = z.infer<typeof ItemData>;

export const Stock = z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000)));

/** What keeps an item from being sold for the time being. */
const supply = {
  /** Null: as many as anybody wants. */
  stock: Stock,
  isSoldOut: z.boolean(),
  /** Null while it is sold out: until further notice. */
  soldOutUntil: z.nullable(Instant),
};

export const Item = z.extend(ItemData, {
  id: z.uuid(),
  ...supply,
  /** Sold only by them: the price is the lowest of theirs, and changes with them. */
  hasVariants: z.boolean(),
  isArchived: z.boolean(),
  version: z.int(),
});
export type Item = z.infer<typeof Item>;

/** A line of the list. */
export const ItemRow = z.object({
  id: z.uuid(),
  categoryId: z.uuid(),
  name: ItemData.shape.name,
  number: z.string(),
  ean: z.string(),
  priceCents: PriceCents,
  promo: z.nullable(Promo),
  vatKind: VatKind,
  diet: Diet,
  hasVariants: z.boolean(),
  ...supply,
  /** So few are left that somebody should order more. */
  isLow: z._default(z.boolean(), false),
  warnFrom: ItemData.shape.warnFrom,
  weightGrams: ItemData.shape.weightGrams,
  isHidden: z.boolean(),
  isArchived: z.boolean(),
  version: z.int(),
  /** The address of its first picture in the smallest width; missing without one. In lists only. */
  picture: z.optional(z.string()),
  /** What buyers say of it; missing without a review. In lists only. */
  rating: z.optional(z.object({ average: z.number(), count: z.int() })),
});
export type ItemRow = z.infer<typeof ItemRow>;

/** Until the next morning, until further notice, or no longer. */
export const SoldOut = z.enum(['tomorrow', 'notice', 'no']);
export type SoldOut = z.infer<typeof SoldOut>;

/** The columns that are changed in many items at once; one that is not given stays. */
export const ItemChange = z.object({
  id: z.uuid(),
  version: z.int(),
  categoryId: z.optional(z.uuid()),
  name: z.optional(ItemData.shape.name),
  number: z.optional(ItemData.shape.number),
  ean: z.optional(ItemData.shape.ean),
  priceCents: z.optional(PriceCents),
  vatKind: z.optional(VatKind),
  /** Set only where it is still as many as were seen. */
  stock: z.optional(z.object({ seen: Stock, left: Stock })),
  soldOut: z.optional(SoldOut),
  weightGrams: z.optional(WeightGrams),
  warnFrom: z.optional(WarnFrom),
});
export type ItemChange = z.infer<typeof ItemChange>;

export const Rounding = z.enum(['cent', 'ten_cents', 'fifty_cents', 'euro', 'ninety', 'ninety_nine']);
export type Rounding = z.infer<typeof Rounding>;

/** A price that is set, or changed by cents or by tenths of a percent. */
export const PriceChange = z.object({
  kind: z.enum(['set', 'amount', 'percent']),
  value: z.int().check(z.minimum(-99_999_999), z.maximum(99_999_999)),
  rounding: Rounding,
});
export type PriceChange = z.infer<typeof PriceChange>;

/** A row that is added in the table; what it does not say is as in a new form. The browser gives the id: sent twice, it is added once. */
export const NewItemRow = z.object({
  id: z.uuid(),
  categoryId: z.uuid(),
  name: ItemData.shape.name,
  number: z._default(ItemData.shape.number, ''),
  ean: z._default(ItemData.shape.ean, ''),
  priceCents: PriceCents,
  vatKind: z.optional(VatKind),
  stock: z._default(Stock, null),
  soldOut: z.optional(SoldOut),
  weightGrams: ItemData.shape.weightGrams,
  warnFrom: ItemData.shape.warnFrom,
});
export type NewItemRow = z.infer<typeof NewItemRow>;

/** A price, and from when to when a customer could pay it. */
export const PricePeriod = z.object({
  kind: z.enum(['base', 'promo']),
  cents: PriceCents,
  from: Instant,
  /** Null: until it is changed. */
  to: z.nullable(Instant),
});
export type PricePeriod = z.infer<typeof PricePeriod>;

export const ItemState = z.enum(['low', 'sold_out', 'promo', 'hidden', 'archived']);
export type ItemState = z.infer<typeof ItemState>;

/** `hand` is the order of the shop: categories, and the items in each. */
export const ItemSort = z.enum(['hand', 'name', 'price', 'number']);
export type ItemSort = z.infer<typeof ItemSort>;

export const ItemFilter = z.object({
  /** Words of a name, the number, the EAN or a hashtag. */
  search: z.optional(line(100)),
  categoryId: z.optional(z.uuid()),
  /** Everything that is not archived when left out. */
  state: z.optional(ItemState),
  sort: z._default(ItemSort, 'hand'),
  /** The order by hand has one direction. */
  dir: z._default(z.enum(['asc', 'desc']), 'asc'),
  /** The last one already shown. */
  after: z.optional(z.uuid()),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
});
export type ItemFilter = z.infer<typeof ItemFilter>;

export const catalogCapabilities = {
  'catalog.read': {
    roles: ['administrator', 'management', 'staff', 'support', 'accounting', 'editor', 'reader'],
    kinds: ['merchant'],
  },
  'catalog.manage': { roles: ['administrator', 'management', 'editor'], kinds: ['merchant'] },
  /** What is left, and what is sold out: whoever stands in the kitchen knows. */
  'catalog.stock': { roles: ['administrator', 'management', 'staff', 'editor'], kinds: ['merchant'] },
} as const satisfies CapabilityCatalog;

export const catalogProblems = {
  'item.unknown': 404,
  'item.changed_meanwhile': 409,
  /** What exactly stands at the fields. */
  'item.refused': 422,
  'item.number_taken': 409,
  'item.stock_changed': 409,
  /** Some rows of many were refused, and none was changed. */
  'items.refused': 409,
  'promo.refused': 422,
  'category.unknown': 404,
  'category.changed_meanwhile': 409,
  'category.refused': 422,
  'category.not_empty': 409,
  'category.archived': 409,
  'category.sorted_by_rule': 409,
} as const satisfies ProblemCatalog;
export type CatalogProblem = keyof typeof catalogProblems;

const one = { id: z.uuid() };
const some = { ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(200)) };

export const itemApi = {
  list: ask({
    method: 'POST',
    path: '/private/items',
    access: 'staff:catalog.read',
    summary: 'What the company sells, page by page.',
    input: z.object({ filter: ItemFilter }),
    output: z.object({
      items: z.array(ItemRow),
      next: z.nullable(z.uuid()),
      /** How many match; counted as far as a screen needs it. */
      total: z.object({ count: z.int(), isMore: z.boolean() }),
    }),
  }),
  find: ask({
    method: 'GET',
    path: '/private/item/:id',
    access: 'staff:catalog.read',
    summary: 'One item, with the prices it has had.',
    input: z.object(one),
    output: z.object({ item: Item, prices: z.array(PricePeriod) }),
  }),
  add: change({
    method: 'POST',
    path: '/private/item',
    access: 'staff:catalog.manage',
    repeats: 'key',
    summary: 'A new item, behind the others of its category.',
    input: z.object({ item: ItemData }),
    output: Item,
  }),
  save: change({
    method: 'POST',
    path: '/private/item/:id',
    access: 'staff:catalog.manage',
    repeats: 'version',
    summary: 'Changes an item; `version` is the one that was read.',
    input: z.object({ ...one, version: z.int(), item: ItemData }),
    output: Item,
  }),
  edit: change({
    method: 'POST',
    path: '/private/items/edit',
    access: 'staff:catalog.manage',
    repeats: 'version',
    summary: 'Changes a few columns of many items and adds others, all or none; what is refused is named row by row.',
    input: z.object({
      rows: z.array(ItemChange).check(z.maxLength(200)),
      added: z._default(z.array(NewItemRow).check(z.maxLength(200)), []),
    }),
    output: Nothing,
  }),
  copy: change({
    method: 'POST',
    path: '/private/item/:id/copy',
    access: 'staff:catalog.manage',
    repeats: 'key',
    summary: 'The same item once more, without its number, EAN and promo.',
    input: z.object(one),
    output: Item,
  }),
  archive: change({
    method: 'POST',
    path: '/private/items/archive',
    access: 'staff:catalog.manage',
    repeats: 'same',
    summary: 'Takes items out of the shop, or puts them back; nothing of them is lost.',
    input: z.object({ ...some, isArchived: z.boolean() }),
    output: Nothing,
  }),
  sort: change({
    method: 'POST',
    path: '/private/items/sort',
    access: 'staff:catalog.manage',
    repeats: 'same',
    summary: 'Puts items of one category into this order, on the places they have among themselves.',
    input: z.object({ categoryId: z.uuid(), ...some }),
    output: Nothing,
  }),
  markSoldOut: change({
    method: 'POST',
    path: '/private/items/sold-out',
    access: 'staff:catalog.stock',
    repeats: 'same',
    summary: 'Says that items are sold out until tomorrow or further notice, or no longer.',
    input: z.object({ ...some, soldOut: SoldOut }),
    output: Nothing,
  }),
  saveStock: change({
    method: 'POST',
    path: '/private/item/:id/stock',
    access: 'staff:catalog.stock',
    repeats: 'version',
    summary: 'Sets how many are left, if it is still as many as were seen.',
    input: z.object({ ...one, seen: Stock, stock: Stock }),
    output: Nothing,
  }),
};

export const catalogStream = stream({
  name: 'catalog',
  access: 'staff:catalog.read',
  audience: 'company',
  event: z.object({ type: z.literal('changed') }),
});
