import { ask, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import { Availability } from '@fachwerk/catalog/contract';
import { Additive, Allergen, Diet } from '@fachwerk/catalog/contract-facts';
import { Offer } from '@fachwerk/item-options/contract';
import { Cursor, FacetCounts, Facets, FoundSort } from '@fachwerk/item-options/contract-found';
import { Picture } from '@fachwerk/item-options/contract-picture';
import { areaApi } from '@fachwerk/shop/contract-area';
import { DeliveryType, ShopPayment, WayDays } from '@fachwerk/shop/contract-way';
import { Zone } from '@fachwerk/shop/contract-zone';
import { ItemLine } from '@fachwerk/shop-cart/contract';
import * as z from 'zod/mini';

/** Up to here a menu is one page; beyond, each category has pages of its own. */
export const MOST_ON_ONE_PAGE = 200;

const ShownPicture = z.object({ alt: z.string(), sources: Picture.shape.sources });
export type ShownPicture = z.infer<typeof ShownPicture>;

/** How buyers rate an item: stars to one decimal, by so many. */
export const Rating = z.object({ average: z.number(), count: z.int() });
export type Rating = z.infer<typeof Rating>;

/** A review as search engines are told of it; the page shows it, too. */
export const ToldReview = z.object({
  stars: z.int(),
  title: z.string(),
  text: z.string(),
  name: z.string(),
  writtenAt: Instant,
});
export type ToldReview = z.infer<typeof ToldReview>;

export const Fare = z.object({
  way: z.enum(['shipment', 'delivery']),
  /** Of a delivery, the lowest of all areas. */
  cents: z.int(),
  freeFromCents: z.nullable(z.int()),
});

/** Of a parcel with one piece in it. */
const ZoneFare = z.object({
  name: z.string(),
  countries: z.array(z.string()),
  cents: z.int(),
  freeFromCents: z.nullable(z.int()),
  deliveryDays: z.nullable(WayDays),
});
export type ZoneFare = z.infer<typeof ZoneFare>;

/** What a customer sees of an item before they open it, in their language. */
export const MenuCard = z.object({
  id: z.uuid(),
  categoryId: z.uuid(),
  number: z.string(),
  name: z.string(),
  description: z.string(),
  hashtags: z.array(z.string()),
  /** What it costs at least, now. */
  cents: z.int(),
  /** It may cost more: "ab". */
  isFrom: z.boolean(),
  /** Null: no promo runs. */
  promo: z.nullable(
    z.object({
      usualCents: z.int(),
      /** Of the 30 days before (§ 11 PAngV). */
      lowestBeforeCents: z.nullable(z.int()),
      endsAt: Instant,
    }),
  ),
  unitPrice: z.nullable(z.object({ cents: z.int(), per: z.enum(['kg', 'l', 'm', 'piece']) })),
  depositCents: z.int(),
  /** What comes on top (§ 6 PAngV); null: nothing is sent or brought. */
  fare: z.nullable(Fare),
  /** When a parcel arrives; null: nobody has said, or nothing is sent. */
  deliveryDays: z.nullable(WayDays),
  vatPercent: z.int(),
  /** Sold without VAT (§ 19 UStG). */
  isSmallBusiness: z.boolean(),
  isMeal: z.boolean(),
  isService: z.boolean(),
  durationMinutes: z.int(),
  minimumAge: z.int(),
  allergens: z.array(Allergen),
  /** Somebody has looked, and there are none. */
  hasNoAllergens: z.boolean(),
  additives: z.array(Additive),
  diet: Diet,
  spicy: z.int(),
  /** Said when it is few; null: there are enough. */
  left: z.nullable(z.int()),
  /** Why nobody can buy it now. */
  whyNot: z.nullable(z.enum(['item.sold_out', 'item.not_now', 'item.gone'])),
  /** When it is offered, where that is not always. */
  times: Availability,
  /** Something has to be chosen first. */
  hasChoice: z.boolean(),
  /** Null: nobody has rated it, or the shop takes no reviews. */
  rating: z.nullable(Rating),
  picture: z.nullable(ShownPicture),
});
export type MenuCard = z.infer<typeof MenuCard>;

export const MenuCategory = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  times: Availability,
});
export type MenuCategory = z.infer<typeof MenuCategory>;

/** What somebody looks for. */
export const MenuFilter = z.object({
  search: z._default(line(80), ''),
  sort: z._default(FoundSort, 'best'),
  ...Facets.shape,
});
export type MenuFilter = z.infer<typeof MenuFilter>;

export const Menu = z.object({
  /** As the owner calls the page; empty: Shop. */
  menuName: z.string(),
  /** All of it: whoever shows it filters it. Otherwise it is the page that was asked for. */
  isWhole: z.boolean(),
  isSmallBusiness: z.boolean(),
  isCatalogue: z.boolean(),
  hasSearch: z.boolean(),
  categories: z.array(MenuCategory),
  cards: z.array(MenuCard),
  /** What was looked for where that is not what was typed: the word without its mistake, or fewer words. */
  instead: z.nullable(z.string()),
  /** Of a large menu that was searched, sorted or narrowed: one list, not by categories. */
  isList: z.boolean(),
  /** Where nothing was found: what others buy. */
  popular: z.array(MenuCard),
  /** The `after` of the next page. */
  next: z.nullable(Cursor),
});
export type Menu = z.infer<typeof Menu>;

/** Beside an item; `isChosen`: by the shop. */
const Related = z.object({ isChosen: z.boolean(), cards: z.array(MenuCard) });
export type Related = z.infer<typeof Related>;

/** What is offered below the field while somebody types. */
export const Suggestions = z.object({
  instead: z.nullable(z.string()),
  items: z.array(
    z.pick(MenuCard, { id: true, name: true, cents: true, isFrom: true, promo: true, whyNot: true, picture: true }),
  ),
  categories: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type Suggestions = z.infer<typeof Suggestions>;

export const Home = z.object({
  address: z.object({ street: z.string(), postcode: z.string(), city: z.string() }),
  types: z.array(DeliveryType),
  isCatalogue: z.boolean(),
  /** With how many items each has, and a picture out of it. */
  categories: z.array(z.extend(MenuCategory, { picture: z.nullable(ShownPicture) })),
  promos: z.array(MenuCard),
});
export type Home = z.infer<typeof Home>;

/** What is said before anybody orders (§ 312j Abs. 1 BGB). */
const Fares = z.object({
  /** Where is delivered to, to be drawn; null: nothing is delivered, or nothing of it is known. */
  coverage: z.nullable(z.pick(areaApi.coverage.output, { places: true, rings: true, home: true })),
  menuName: z.string(),
  /** Those that are offered. */
  ways: z.array(
    z.object({
      type: DeliveryType,
      minimumCents: z.int(),
      handlingCents: z.int(),
      payments: z.array(ShopPayment),
    }),
  ),
  /** Of a shipment. */
  zones: z.array(Zone),
  /** Of a delivery. */
  areas: z.array(
    z.object({
      id: z.uuid(),
      postcode: z.string(),
      /** By distance from the middle of the postcode. */
      radiusMeters: z.nullable(z.int()),
      name: z.string(),
      priceCents: z.int(),
      minimumCents: z.nullable(z.int()),
      freeFromCents: z.nullable(z.int()),
    }),
  ),
});
export type Fares = z.infer<typeof Fares>;

/** A line of an order of before, as it would be today. */
const AgainLine = z.extend(
  z.pick(ItemLine, { title: true, detail: true, quantity: true, unitCents: true, wasCents: true, whyNot: true }),
  {
    id: z.string(),
  },
);

const OrderHash = secret(z.string().check(z.minLength(20), z.maxLength(100)));

export const menuProblems = {
  'menu.category_unknown': 404,
  'menu.nothing_left': 409,
} as const satisfies ProblemCatalog;

export const menuApi = {
  show: ask({
    method: 'POST',
    path: '/public/menu',
    access: 'site',
    triesPerMinute: 600,
    summary: 'What the shop offers: all of a small menu, or a page of a large one.',
    input: z.object({ categoryId: z.optional(z.uuid()), after: z.optional(Cursor), filter: MenuFilter }),
    output: Menu,
  }),
  facets: ask({
    method: 'POST',
    path: '/public/menu/facets',
    access: 'site',
    triesPerMinute: 300,
    summary:
      'By what a large menu can be narrowed, with how many items each value has; null where the menu is sent whole.',
    input: z.object({ categoryId: z.optional(z.uuid()), filter: MenuFilter }),
    output: z.object({ facets: z.nullable(FacetCounts) }),
  }),
  suggest: ask({
    method: 'POST',
    path: '/public/menu/suggest',
    access: 'site',
    triesPerMinute: 300,
    summary: 'Items and categories for what somebody is typing.',
    input: z.object({ search: line(80) }),
    output: Suggestions,
  }),
  item: ask({
    method: 'GET',
    path: '/public/menu/item/:id',
    access: 'site',
    summary: 'One item with everything that can be chosen of it.',
    input: z.object({ id: z.uuid() }),
    output: z.object({
      offer: Offer,
      card: MenuCard,
      newestReviews: z.array(ToldReview),
      category: MenuCategory,
      isCatalogue: z.boolean(),
      menuName: z.string(),
      /** What a single piece costs to be sent, zone by zone; empty: nothing is. */
      zoneFares: z.array(ZoneFare),
    }),
  }),
  related: ask({
    method: 'GET',
    path: '/public/menu/item/:id/related',
    access: 'site',
    summary: 'What is shown beside an item: what the shop chose, else what is bought most of its category.',
    input: z.object({ id: z.uuid() }),
    output: Related,
  }),
  cards: ask({
    method: 'POST',
    path: '/public/menu/cards',
    access: 'site',
    triesPerMinute: 120,
    summary: 'Some items as they are offered now; those that are gone are left out.',
    input: z.object({ ids: z.array(z.uuid()).check(z.maxLength(12)) }),
    output: z.object({ cards: z.array(MenuCard) }),
  }),
  fares: ask({
    method: 'GET',
    path: '/public/menu/fares',
    access: 'site',
    summary: 'How an order comes to its customer, for how much and when, and how it is paid.',
    input: z.object({}),
    output: Fares,
  }),
  table: ask({
    method: 'POST',
    path: '/public/menu/table',
    access: 'site',
    triesPerMinute: 60,
    summary: 'The table whose QR code was scanned.',
    input: z.object({ token: secret(line(60, 10)) }),
    output: z.object({ tableName: z.string() }),
  }),
  addresses: ask({
    method: 'GET',
    path: '/public/menu/addresses',
    access: 'site',
    summary: 'Every category and item that has a page, for search engines.',
    input: z.object({}),
    output: z.object({ categoryIds: z.array(z.uuid()), itemIds: z.array(z.uuid()) }),
  }),
  home: ask({
    method: 'GET',
    path: '/public/menu/home',
    access: 'site',
    summary: 'What the first page of a merchant says.',
    input: z.object({}),
    output: Home,
  }),
  again: ask({
    method: 'POST',
    path: '/public/menu/again',
    access: 'site',
    triesPerMinute: 60,
    summary: 'What of an order of before can be had today, for how much, and why not.',
    input: z.object({ orderHash: OrderHash }),
    output: z.object({ number: z.string(), lines: z.array(AgainLine) }),
  }),
  orderAgain: change({
    method: 'POST',
    path: '/public/menu/again/order',
    access: 'site',
    repeats: 'key',
    summary: 'Puts into the cart what can be had of an order of before.',
    input: z.object({ orderHash: OrderHash }),
    output: z.object({ pieces: z.int() }),
  }),
  rating: ask({
    method: 'POST',
    path: '/public/menu/rating',
    access: 'site',
    triesPerMinute: 60,
    summary: 'Where an order that is done may be rated; null: nowhere, or not yet.',
    input: z.object({ orderHash: OrderHash }),
    output: z.object({ reviewLink: z.nullable(z.string()), isMeal: z.boolean() }),
  }),
};
export type ShownItem = z.infer<typeof menuApi.item.output>;
