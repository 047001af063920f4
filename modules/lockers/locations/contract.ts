import { ask, type CapabilityCatalog, change, event, stream } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { line, Nothing, Upload } from '@fachwerk/base/schema';
import { translatedLine, translatedText } from '@fachwerk/base/translated';
import { CompanyAddress } from '@fachwerk/companies/contract';
import { OpeningHours } from '@fachwerk/opening-hours/contract';
import * as z from 'zod/mini';

export const Position = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});

/** With or without https://; screens make a link of it. */
const Link = line(300).check(z.regex(/^$|^https?:\/\/[^\s]+$/i, 'field.link'));

/** What is written in the editor. */
/** Up to a day, or longer. */
export const RentalTerm = z.enum(['short', 'long']);
export type RentalTerm = z.infer<typeof RentalTerm>;

export const StorageLocationData = z.object({
  name: translatedLine(120),
  description: translatedText(2000),
  /** How one gets from the street to the boxes; left out, it stays as it is. */
  directions: z.optional(translatedText(1000)),
  address: CompanyAddress,
  position: z.nullable(Position),
  timeZone: line(60, 1),
  openingHours: OpeningHours,
  /** Null: nothing can be booked here yet. */
  priceGroupId: z.nullable(z.uuid()),
  isShortTerm: z.boolean(),
  isLongTerm: z.boolean(),
  maxDurationMinutes: z.int().check(z.minimum(10), z.maximum(527_040)),
  /** How long a box rests for a look after a rental before it is free again; 0 is not at all. */
  checkMinutes: z.int().check(z.minimum(0), z.maximum(1440)),
  /** Empty: the company's link for all locations is used. */
  reviewLink: Link,
  operatorEmail: line(254).check(
    z.refine((value) => value === '' || z.safeParse(z.email(), value).success, 'field.email'),
  ),
  /** Shown to customers. */
  isActive: z.boolean(),
});
export type StorageLocationData = z.infer<typeof StorageLocationData>;

export const StorageLocation = z.extend(StorageLocationData, {
  directions: translatedText(1000),
  id: z.uuid(),
  companyId: z.uuid(),
  companyName: z.string(),
  /** Small and large picture; null without one. */
  previewImage: z.nullable(z.object({ small: z.string(), large: z.string() })),
  version: z.int(),
});
export type StorageLocation = z.infer<typeof StorageLocation>;

/** What a list says of a location; the rest is asked for one by one. */
export const ListedLocation = z.pick(StorageLocation, {
  id: true,
  companyId: true,
  companyName: true,
  name: true,
  address: true,
  timeZone: true,
  openingHours: true,
  priceGroupId: true,
  isActive: true,
});
export type ListedLocation = z.infer<typeof ListedLocation>;

/** Before it is drawn anew. */
export const IMAGE_MOST_BYTES = 5 * 1024 * 1024;

export const LocationSort = z.enum(['name', 'city', 'company']);

export const locationCapabilities = {
  'locations.read': {
    roles: ['administrator', 'management', 'staff', 'technician', 'support', 'accounting', 'reader'],
    kinds: ['franchisor', 'franchisee', 'merchant'],
  },
  /** Places, hours and prices are the franchisor's matter, for its franchisees too; a merchant's are its own. */
  'locations.manage': { roles: ['administrator', 'management'], kinds: ['franchisor', 'merchant'] },
} as const satisfies CapabilityCatalog;

export const locationProblems = {
  'location.unknown': 404,
  'location.changed_meanwhile': 409,
  'location.neither_short_nor_long': 422,
  'location.time_zone_unknown': 422,
  /** What exactly stands at the fields. */
  'location.hours_refused': 422,
  'location.company_unknown': 404,
  'location_image.not_an_image': 422,
  'location_image.too_large': 413,
  'location_image.too_many_pixels': 422,
} as const satisfies ProblemCatalog;
export type LocationProblem = keyof typeof locationProblems;

export const locationApi = {
  list: ask({
    method: 'GET',
    path: '/location/storage-locations',
    access: 'staff:locations.read',
    places: true,
    summary: 'The locations in sight; a franchisor sees those of its franchisees too.',
    input: z.object({
      orderBy: z._default(LocationSort, 'name'),
      dir: z._default(z.enum(['asc', 'desc']), 'asc'),
      locationId: z.optional(z.uuid()),
    }),
    output: z.object({ locations: z.array(StorageLocation), reviewLink: z.string() }),
  }),
  names: ask({
    method: 'GET',
    path: '/location/location-names',
    access: 'staff:locations.read',
    places: true,
    summary: 'Names of the locations in sight, for fields and filters that choose one.',
    input: z.object({}),
    output: z.object({
      locations: z.array(
        z.object({
          id: z.uuid(),
          companyId: z.uuid(),
          /** In the caller's language. */ name: z.string(),
          city: z.string(),
        }),
      ),
    }),
  }),
  add: change({
    method: 'POST',
    path: '/location/storage-location',
    access: 'staff:locations.manage',
    repeats: 'key',
    summary: 'A new location, of the own company or of one of its franchisees.',
    input: z.object({ storageLocation: z.extend(StorageLocationData, { companyId: z.optional(z.uuid()) }) }),
    output: StorageLocation,
  }),
  save: change({
    method: 'POST',
    path: '/location/storage-location/:id',
    access: 'staff:locations.manage',
    repeats: 'version',
    summary: 'Changes a location; `version` is the one that was read.',
    input: z.object({ id: z.uuid(), storageLocation: z.extend(StorageLocationData, { version: z.int() }) }),
    output: StorageLocation,
  }),
  assignPriceGroup: change({
    method: 'POST',
    path: '/location/storage-locations/price-group',
    access: 'staff:locations.manage',
    repeats: 'same',
    summary: 'Gives locations a price group; all of them or none.',
    input: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(500)), priceGroupId: z.uuid() }),
    output: z.object({ changed: z.int() }),
  }),
  savePreviewImage: change({
    method: 'POST',
    path: '/location/storage-location/:id/preview-image',
    access: 'staff:locations.manage',
    repeats: 'same',
    body: 'multipart',
    transaction: 'own',
    summary: 'Sets the preview image; without a file it is taken away.',
    input: z.object({ id: z.uuid(), image: z.optional(Upload) }),
    output: StorageLocation,
  }),
  saveReviewLink: change({
    method: 'POST',
    path: '/location/review-link',
    access: 'staff:locations.manage',
    repeats: 'same',
    summary: 'The review link for all locations that have none of their own.',
    input: z.object({ reviewLink: Link }),
    output: Nothing,
  }),
};

export const locationStream = stream({
  name: 'locations',
  access: 'staff:locations.read',
  places: () => null,
  audience: 'company',
  event: z.object({ type: z.literal('changed') }),
});

/** A location was changed, and perhaps whether anything is sold there. */
export const locationChanged = event({
  name: 'location.changed',
  payload: z.object({ companyId: z.uuid(), locationId: z.uuid() }),
});
