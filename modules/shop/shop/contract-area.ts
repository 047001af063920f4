import { ask, change } from '@fachwerk/base/contract';
import { line } from '@fachwerk/base/schema';
import * as z from 'zod/mini';
import { BelowMinimum, Cents } from './contract-way.ts';

/** Five digits are one postcode; fewer are the beginning of all that begin so. */
const AreaPostcode = z.string().check(z.trim(), z.regex(/^\d{1,5}$/, 'field.area_postcode'));

const LEAST_RADIUS = 500;
const MOST_RADIUS = 100_000;

/** Where the shop delivers to, and for how much (spec §3, "Delivery area"). */
export const AreaData = z.object({
  /** By distance it is the middle of the ring. */
  postcode: AreaPostcode,
  /** As the crow flies, from the middle of one postcode to that of another; null: by postcode. */
  radiusMeters: z._default(z.nullable(z.int().check(z.minimum(LEAST_RADIUS), z.maximum(MOST_RADIUS))), null),
  name: line(80),
  priceCents: Cents,
  /** Null: what counts for all deliveries. */
  minimumCents: z.nullable(Cents),
  /** From this value of goods on the delivery is free; null: never. */
  freeFromCents: z.nullable(Cents),
  belowMinimum: BelowMinimum,
});
export type AreaData = z.infer<typeof AreaData>;

export const Area = z.extend(AreaData, {
  id: z.uuid(),
  version: z.int(),
  /** Of a ring: all that lie within. */
  postcodes: z.optional(z.array(z.string())),
});
export type Area = z.infer<typeof Area>;

/** Of one shop; more would be no list any more. Whole regions are prefixes. */
export const MOST_AREAS = 1000;

const Position = { latitude: z.number(), longitude: z.number() };

/** A postcode that is delivered to, where it lies, and by which area. */
export const CoveredPlace = z.object({
  postcode: z.string(),
  name: z.string(),
  ...Position,
  areaId: z.uuid(),
});
export type CoveredPlace = z.infer<typeof CoveredPlace>;

export const areaApi = {
  list: ask({
    method: 'GET',
    path: '/private/shop/areas',
    access: 'staff:shop.read',
    summary: 'Where the shop delivers to, by postcode.',
    input: z.object({}),
    output: z.object({ areas: z.array(Area) }),
  }),
  coverage: ask({
    method: 'GET',
    path: '/private/shop/areas/coverage',
    access: 'staff:shop.read',
    summary: 'Every postcode that is delivered to with its place on the map, and what is known of one that is not.',
    input: z.object({}),
    output: z.object({
      places: z.array(CoveredPlace),
      /** More were left out. */
      isMore: z.boolean(),
      /** The business address; null where it is not known. */
      home: z.nullable(z.object(Position)),
      /** By distance, with their middle. */
      rings: z.array(z.object({ id: z.uuid(), ...Position, radiusMeters: z.int() })),
      /** Areas to which no known postcode belongs. */
      unknownIds: z.array(z.uuid()),
    }),
  }),
  add: change({
    method: 'POST',
    path: '/private/shop/area',
    access: 'staff:shop.manage',
    repeats: 'key',
    summary: 'A new delivery area.',
    input: z.object({ area: AreaData }),
    output: Area,
  }),
  save: change({
    method: 'POST',
    path: '/private/shop/area/:id',
    access: 'staff:shop.manage',
    repeats: 'version',
    summary: 'Changes a delivery area; `version` is the one that was read.',
    input: z.object({ id: z.uuid(), version: z.int(), area: AreaData }),
    output: Area,
  }),
  remove: change({
    method: 'POST',
    path: '/private/shop/areas/remove',
    access: 'staff:shop.manage',
    repeats: 'same',
    summary: 'The shop no longer delivers there.',
    input: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MOST_AREAS)) }),
    output: z.object({ removed: z.int() }),
  }),
  import: change({
    method: 'POST',
    path: '/private/shop/areas/import',
    access: 'staff:shop.manage',
    repeats: 'same',
    summary: 'Many areas at once, all or none; a postcode that is there already is changed.',
    input: z.object({ areas: z.array(AreaData).check(z.minLength(1), z.maxLength(MOST_AREAS)) }),
    output: z.object({ added: z.int(), changed: z.int() }),
  }),
};
