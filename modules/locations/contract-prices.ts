import { Instant, line } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

/** Spec §9: S, M, L, XL by default, editable per company. */
export const BoxSize = z.object({
  code: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{1,6}$/, 'field.box_size')),
  name: line(40, 1),
  widthCm: z.int().check(z.minimum(1), z.maximum(500)),
  heightCm: z.int().check(z.minimum(1), z.maximum(500)),
  depthCm: z.int().check(z.minimum(1), z.maximum(500)),
});
export type BoxSize = z.infer<typeof BoxSize>;

export const PriceUnit = z.enum(['minute', 'hour', 'day', 'week']);
export type PriceUnit = z.infer<typeof PriceUnit>;

const Cents = z.int().check(z.minimum(0), z.maximum(10_000_000));

/** Units up to and including `upTo` cost `cents` each; null is all further ones. */
export const PriceTier = z.object({
  upTo: z.nullable(z.int().check(z.minimum(1), z.maximum(100_000))),
  cents: Cents,
});
export type PriceTier = z.infer<typeof PriceTier>;

/** What a size costs per started unit. Several units of one size stand side by side: the cheapest combination wins. */
export const PriceData = z.object({
  /** Left out for a new one. */
  id: z.optional(z.uuid()),
  sizeCode: z.string().check(z.maxLength(6)),
  unit: PriceUnit,
  tiers: z.array(PriceTier).check(z.minLength(1), z.maxLength(10)),
  minimumCents: Cents,
  /** The most that 24 hours cost; null without a cap. */
  dailyCapCents: z.nullable(Cents),
  /** What a started hour over the booked end costs. */
  overrunCentsPerHour: Cents,
  /** The prices of a size that begin together are one set; a newer set replaces an older one as a whole. */
  validFrom: Instant,
});
export type PriceData = z.infer<typeof PriceData>;

export const Price = z.extend(PriceData, { id: z.uuid() });
export type Price = z.infer<typeof Price>;

export const PriceGroupData = z.object({
  id: z.optional(z.uuid()),
  name: line(80, 1),
  currency: z._default(z.literal('EUR'), 'EUR'),
  prices: z.array(PriceData).check(z.maxLength(100)),
  /** Of an existing group: the one that was read. */
  version: z.optional(z.int()),
});
export type PriceGroupData = z.infer<typeof PriceGroupData>;

export const PriceGroup = z.object({
  id: z.uuid(),
  name: z.string(),
  currency: z.literal('EUR'),
  prices: z.array(Price),
  /** How many locations use it. */
  locations: z.int(),
  version: z.int(),
});
export type PriceGroup = z.infer<typeof PriceGroup>;
