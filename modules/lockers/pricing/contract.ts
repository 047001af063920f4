import { ask, change, event, stream } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, Nothing } from '@fachwerk/base/schema';
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

export const pricingProblems = {
  'price_group.unknown': 404,
  'price_group.in_use': 409,
  'price_group.name_taken': 409,
  'price_group.changed_meanwhile': 409,
  /** What exactly stands at the fields. */
  'price_group.refused': 422,
  'price.unknown': 404,
  'price.last_of_size': 409,
  'box_size.code_taken': 409,
  'box_size.in_use': 409,
  'box_size.has_prices': 409,
} as const satisfies ProblemCatalog;
export type PricingProblem = keyof typeof pricingProblems;

/** Who may see and manage places may see and manage what they cost. */
export const pricingApi = {
  priceGroups: ask({
    method: 'GET',
    path: '/location/price-groups',
    access: 'staff:locations.read',
    summary: 'The price groups with their prices.',
    input: z.object({}),
    output: z.object({ priceGroups: z.array(PriceGroup) }),
  }),
  savePriceGroup: change({
    method: 'POST',
    path: '/location/price-group',
    access: 'staff:locations.manage',
    repeats: 'key',
    summary: 'Adds a price group, or changes the one with this id.',
    input: z.object({ priceGroup: PriceGroupData }),
    output: PriceGroup,
  }),
  removePriceGroup: change({
    method: 'POST',
    path: '/location/price-group/delete',
    access: 'staff:locations.manage',
    repeats: 'same',
    summary: 'Removes a price group that no location and no box uses.',
    input: z.object({ id: z.uuid() }),
    output: Nothing,
  }),
  removePrice: change({
    method: 'POST',
    path: '/location/price/delete',
    access: 'staff:locations.manage',
    repeats: 'same',
    summary: 'Removes one price of a group.',
    input: z.object({ id: z.uuid() }),
    output: Nothing,
  }),
  boxSizes: ask({
    method: 'GET',
    path: '/location/box-sizes',
    access: 'staff:locations.read',
    summary: 'The box sizes of the franchisor, smallest first.',
    input: z.object({}),
    output: z.object({ boxSizes: z.array(BoxSize) }),
  }),
  saveBoxSizes: change({
    method: 'POST',
    path: '/location/box-sizes',
    access: 'staff:locations.manage',
    repeats: 'key',
    summary: 'Replaces the list of box sizes; one that boxes have cannot leave it.',
    input: z.object({ boxSizes: z.array(BoxSize).check(z.minLength(1), z.maxLength(20)) }),
    output: z.object({ boxSizes: z.array(BoxSize) }),
  }),
};

export const pricingStream = stream({
  name: 'pricing',
  access: 'staff:locations.read',
  audience: 'company',
  event: z.object({ type: z.literal('changed') }),
});

/** Prices or sizes of a network changed. */
export const pricesChanged = event({ name: 'prices.changed', payload: z.object({ networkId: z.uuid() }) });
