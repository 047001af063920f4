import { ask } from '@fachwerk/base/contract';
import { Instant } from '@fachwerk/base/schema';
import { OverrunSince } from '@fachwerk/locations/contract';
import { OpeningHours } from '@fachwerk/locations/contract-hours';
import { BoxSize } from '@fachwerk/pricing/contract';
import { OtherParty } from '@fachwerk/sites/contract-legal';
import * as z from 'zod/mini';

/** A location as customers see it, in their language. */
export const SiteLocation = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  /** Directions from the street to the boxes. */
  directions: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  position: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  timeZone: z.string(),
  openingHours: OpeningHours,
  isOpen: z.boolean(),
  /** Next change of `isOpen`; null if it never changes. */
  changesAt: z.nullable(Instant),
  image: z.nullable(z.object({ small: z.string(), large: z.string() })),
  isShortTerm: z.boolean(),
  isLongTerm: z.boolean(),
  maxDurationMinutes: z.int(),
  /** Boxes can be rented here; false only at a terminal, which also serves existing rentals. */
  isOnSale: z.boolean(),
  freeBoxes: z.int(),
  /** Free boxes by size. */
  freeOfSize: z.record(z.string(), z.int()),
  /** Cheapest price; null without prices. */
  fromCents: z.nullable(z.int()),
  contractParty: z.string(),
  /** Null for the site's own company. */
  otherParty: z.nullable(OtherParty),
  /** The operator charges no VAT (§ 19 UStG). */
  isSmallBusiness: z.boolean(),
});
export type SiteLocation = z.infer<typeof SiteLocation>;

/** Requested time; without a start it is now. */
export const Period = z.object({
  startsAt: z.optional(Instant),
  durationMinutes: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(527_040)),
});
export type Period = z.infer<typeof Period>;

/** Cost of overrun: grace period without charge, then every started hour, counted as agreed. */
export const OverrunTerms = z.object({
  graceMinutes: z.int(),
  overrunCentsPerHour: z.int(),
  overrunSince: OverrunSince,
});
export type OverrunTerms = z.infer<typeof OverrunTerms>;

export const PricePart = z.object({
  unit: z.enum(['week', 'day', 'cap', 'hour', 'minute']),
  count: z.int(),
  cents: z.int(),
});

export const SizeOffer = z.object({
  size: BoxSize,
  free: z.int(),
  /** Null if the size has no price. */
  priceCents: z.nullable(z.int()),
  parts: z.array(PricePart),
  overrunCentsPerHour: z.int(),
  /** Problem code if the size is not available for the period, otherwise null. */
  problem: z.nullable(z.string()),
});
export type SizeOffer = z.infer<typeof SizeOffer>;

export const Offer = z.object({
  locationId: z.uuid(),
  startsAt: Instant,
  endsAt: Instant,
  isNow: z.boolean(),
  /** The end was moved into opening hours, or set to whole days (spec §9). */
  isEndMoved: z.boolean(),
  /** Problem code if nothing is available for this period. */
  problem: z.nullable(z.string()),
  sizes: z.array(SizeOffer),
});
export type Offer = z.infer<typeof Offer>;

const found = z.object({ locationId: z.uuid() });

export const rentalSiteApi = {
  locations: ask({
    method: 'GET',
    path: '/public/locations',
    access: 'site',
    summary: 'Where boxes can be rented.',
    input: z.object({}),
    output: z.object({ locations: z.array(SiteLocation) }),
  }),
  offer: ask({
    method: 'POST',
    path: '/public/offer',
    access: 'site',
    summary: 'What can be had at a location for a period, and what it costs.',
    input: z.extend(found, { period: Period }),
    output: Offer,
  }),
  /** Target of a QR code on a box: the box to book, or the signed-in customer's active rental. */
  box: ask({
    method: 'GET',
    path: '/public/box/:qrCode',
    access: 'site',
    summary: 'The box with this sticker.',
    input: z.object({ qrCode: z.string().check(z.maxLength(100)) }),
    output: z.object({
      locationId: z.uuid(),
      lockId: z.uuid(),
      number: z.string(),
      sizeCode: z.string(),
      isFree: z.boolean(),
      /** Set if the signed-in customer has the box. */
      rentalId: z.nullable(z.uuid()),
    }),
  }),
};
