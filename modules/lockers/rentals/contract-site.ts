import { ask } from '@fachwerk/base/contract';
import { Instant } from '@fachwerk/base/schema';
import { OverrunSince } from '@fachwerk/limits/contract';
import { SiteLocation } from '@fachwerk/locations/contract-site';
import { BoxSize } from '@fachwerk/pricing/contract';
import * as z from 'zod/mini';

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
