import { ask, type CapabilityCatalog, change, stream } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line } from '@fachwerk/base/schema';
import { OpeningHours } from '@fachwerk/opening-hours/contract';
import { OfferedOption } from '@fachwerk/payments/contract';
import * as z from 'zod/mini';
import { Area } from './contract-area.ts';
import { DeliveryType, ShopPayment, Way } from './contract-way.ts';
import { MOST_ZONES, Zone } from './contract-zone.ts';

const EmailOrNone = line(254).check(
  z.refine((value) => value === '' || z.safeParse(z.email(), value).success, 'field.email'),
);

/** All of them divide an hour: slots begin by the clock. */
export const SLOT_MINUTES = [5, 10, 15, 20, 30, 60] as const;

/** After the time it was wanted; 0: never. */
export const RELEASE_HOURS = [0, 6, 12, 24, 48, 72, 168] as const;

/** What the kitchen hears when an order comes in. */
export const OrderSound = z.enum(['bell', 'gong', 'ring', 'off']);
export type OrderSound = z.infer<typeof OrderSound>;

/** What is written in the settings of a shop (spec §3). Name, contact, look and languages are the site's, the address is the company's. */
export const ShopData = z.object({
  /** Who is written to about orders; empty: the company's own address. */
  adminEmail: EmailOrNone,
  hours: OpeningHours,
  ways: z.object({ delivery: Way, pickup: Way, shipment: Way, totable: Way, box: Way }),
  /** Where parcels go to, and for how much. */
  zones: z._default(z.array(Zone).check(z.maxLength(MOST_ZONES)), []),
  slotMinutes: z.literal(SLOT_MINUTES),
  /** Of these two, one at least. */
  mayOrderAsap: z.boolean(),
  mayChooseTime: z.boolean(),
  /** 0: for today only. */
  daysAhead: z.int().check(z.minimum(0), z.maximum(30)),
  tips: z.object({
    isOffered: z.boolean(),
    percents: z.array(z.int().check(z.minimum(1), z.maximum(50))).check(z.maxLength(4)),
    mayRoundUp: z.boolean(),
  }),
  /** What the page of everything that is sold is called: Speisekarte, Karte, Menü; empty: Shop. */
  menuName: z._default(line(40), ''),
  /** Everything is shown, nothing can be ordered. */
  isCatalogue: z.boolean(),
  hasSearch: z.boolean(),
  /** Words that customers use for the same: what is found by one is found by all. */
  synonyms: z._default(
    z.array(z.array(line(40, 1)).check(z.minLength(2), z.maxLength(12))).check(z.maxLength(200)),
    [],
  ),
  itemsPerPage: z.int().check(z.minimum(6), z.maximum(96)),
  /** So few left of an item are too few, where it does not say it itself; 0: none left. */
  warnFrom: z._default(z.int().check(z.minimum(0), z.maximum(1000)), 5),
  sound: OrderSound,
  /** Hours after which an order that is paid later and that nobody accepted gives its goods back; 0: never. */
  releaseHours: z.literal(RELEASE_HOURS),
});
export type ShopData = z.infer<typeof ShopData>;

export const ShopSettings = z.extend(ShopData, {
  /** 0 until somebody has saved. */
  version: z.int(),
});
export type ShopSettings = z.infer<typeof ShopSettings>;

/** What keeps a shop, or one type of delivery, from taking orders. */
export const ShopGap = z.enum(['hours', 'handover', 'payment', 'party']);
export type ShopGap = z.infer<typeof ShopGap>;

export const Pause = z.object({
  until: Instant,
  /** Who pressed it; empty: the house itself, because nobody accepted. */
  personName: z.string(),
  reason: z.enum(['staff', 'unaccepted']),
});
export type Pause = z.infer<typeof Pause>;

/** Everything about a shop that its rules ask for. */
export const Shop = z.extend(ShopSettings, {
  areas: z.array(Area),
  hasTables: z.boolean(),
  /** May be over: `pauseAt` of the rules says whether it counts. */
  pause: z.nullable(Pause),
  /** With what one can pay the company, before the shop chooses from it. */
  offered: z.array(OfferedOption),
  /** Sells without VAT (§ 19 UStG). */
  isSmallBusiness: z.boolean(),
  /** Customers can be told with whom they sign. */
  isPartyComplete: z.boolean(),
});
export type Shop = z.infer<typeof Shop>;

export const TYPE_STATES = [
  /** Round the clock. */
  'open',
  'break_in',
  'closes_in',
  'in_break',
  'opens_in',
  'already_closed',
  'closed',
  'paused',
] as const;

/** How it stands with one type of delivery: what the bar says, and until when. */
export const TypeHours = z.object({
  state: z.enum(TYPE_STATES),
  isOpen: z.boolean(),
  /** When that changes; null: it does not, as far as anybody knows. */
  at: z.nullable(Instant),
  /** The last moment for an order that is wanted as soon as possible. */
  lastOrderAt: z.nullable(Instant),
});
export type TypeHours = z.infer<typeof TypeHours>;

export const ShopRefusal = z.enum([
  'shop.catalogue_only',
  'shop.not_ready',
  'shop.type_not_offered',
  'shop.paused',
  'shop.closed',
  'shop.too_late_for_now',
]);
export type ShopRefusal = z.infer<typeof ShopRefusal>;

/** What the opening bar needs, for the types that are offered. Small, because browsers ask again and again. */
export const ShopBar = z.object({
  isCatalogue: z.boolean(),
  pausedUntil: z.nullable(Instant),
  /** Of the shop as a whole: of its most generous type. */
  hours: TypeHours,
  /** Why nothing can be ordered at all; null: one type at least can. */
  refusal: z.nullable(ShopRefusal),
  types: z.array(z.object({ type: DeliveryType, hours: TypeHours, refusal: z.nullable(ShopRefusal) })),
});
export type ShopBar = z.infer<typeof ShopBar>;

const READERS = ['administrator', 'management', 'staff', 'support', 'accounting', 'editor', 'reader'] as const;

export const shopCapabilities = {
  'shop.read': { roles: READERS, kinds: ['merchant'] },
  'shop.manage': { roles: ['administrator', 'management'], kinds: ['merchant'] },
  /** Whoever stands in the kitchen knows when it is too much. */
  'shop.pause': { roles: ['administrator', 'management', 'staff'], kinds: ['merchant'] },
} as const satisfies CapabilityCatalog;

export const shopProblems = {
  'shop.changed_meanwhile': 409,
  /** What exactly stands at the fields. */
  'shop.refused': 422,
  'shop.catalogue_only': 409,
  'shop.not_ready': 409,
  'shop.type_not_offered': 409,
  'shop.paused': 409,
  'shop.closed': 409,
  'shop.too_late_for_now': 409,
  'shop.time_unavailable': 409,
  'shop.time_full': 409,
  'shop.postcode_invalid': 422,
  'shop.postcode_not_served': 409,
  'shop.country_not_shipped': 409,
  'shop.address_not_shipped': 409,
  'shop.parcel_too_heavy': 409,
  'shop.minimum_not_reached': 409,
  'area.unknown': 404,
  'area.changed_meanwhile': 409,
  'area.postcode_taken': 409,
  'area.twice': 422,
  'area.center_unknown': 422,
  'area.not_in_table': 409,
  'area.too_many': 409,
  'table.unknown': 404,
  'table.name_taken': 409,
  'table.too_many': 409,
} as const satisfies ProblemCatalog;
export type ShopProblem = keyof typeof shopProblems;

export const PauseLength = z.literal([15, 30, 60, 'tomorrow']);
export type PauseLength = z.infer<typeof PauseLength>;

/** A line of "bestellbar?". `some`: not for every type that is offered; `advice`: it sells all the same. */
export const ReadinessLine = z.object({
  topic: z.enum(['items', 'hours', 'handover', 'payment', 'party', 'legal', 'domain', 'catalogue', 'pause']),
  state: z.enum(['done', 'some', 'open', 'advice']),
  reason: z.string(),
  /** Fields, types or texts it is about. */
  names: z.array(z.string()),
});
export type ReadinessLine = z.infer<typeof ReadinessLine>;

export const ShopReadiness = z.object({
  isOrderable: z.boolean(),
  lines: z.array(ReadinessLine),
  /** What the company can be paid with, whatever its shop has chosen. */
  payable: z.optional(z.array(ShopPayment)),
});
export type ShopReadiness = z.infer<typeof ShopReadiness>;

export const shopApi = {
  find: ask({
    method: 'GET',
    path: '/private/shop',
    access: 'staff:shop.read',
    summary: 'The settings of the company’s shop.',
    input: z.object({}),
    output: ShopSettings,
  }),
  save: change({
    method: 'POST',
    path: '/private/shop',
    access: 'staff:shop.manage',
    repeats: 'version',
    summary: 'Changes the settings; `version` is the one that was read.',
    input: z.object({ shop: ShopData, version: z.int() }),
    output: ShopSettings,
  }),
  standing: ask({
    method: 'GET',
    path: '/private/shop/standing',
    access: 'staff:shop.read',
    summary: 'Whether the shop takes orders, and what is missing.',
    input: z.object({}),
    output: ShopReadiness,
  }),
  now: ask({
    method: 'GET',
    path: '/private/shop/now',
    access: 'staff:shop.read',
    summary: 'Whether the shop is open or paused, and until when.',
    input: z.object({}),
    output: z.object({ pause: z.nullable(Pause), hours: TypeHours, refusal: z.nullable(ShopRefusal) }),
  }),
  pause: change({
    method: 'POST',
    path: '/private/shop/pause',
    access: 'staff:shop.pause',
    repeats: 'same',
    summary: 'No orders for a while; the shop opens again by itself.',
    input: z.object({ length: PauseLength }),
    output: z.object({ pause: Pause }),
  }),
  resume: change({
    method: 'POST',
    path: '/private/shop/resume',
    access: 'staff:shop.pause',
    repeats: 'same',
    summary: 'Ends the pause.',
    input: z.object({}),
    output: z.object({}),
  }),
};

/** What customers ask. */
export const shopSiteApi = {
  bar: ask({
    method: 'GET',
    path: '/public/shop',
    access: 'site',
    summary: 'Whether the shop is open, until when, and how an order can be handed over.',
    input: z.object({}),
    output: ShopBar,
  }),
};

/** Settings, areas, tables or the pause changed. */
export const shopStream = stream({
  name: 'shop',
  access: 'staff:shop.read',
  audience: 'company',
  event: z.object({ type: z.literal('changed') }),
});
