import { ask } from '@fachwerk/base/contract';
import { ListedLocation } from '@fachwerk/locations/contract';
import * as z from 'zod/mini';

/** What a location needs before it is sold, in the order in which one does it. */
export const ChecklistTopic = z.enum(['controller', 'boxes', 'prices', 'hours', 'party', 'legal', 'operator', 'shown']);
export type ChecklistTopic = z.infer<typeof ChecklistTopic>;

/**
 * `open`: nothing is sold here. `some`: the boxes it is about are not sold. `advice`: sold nevertheless, and somebody should look. The reason
 * says which sentence stands there.
 */
export const ChecklistLine = z.object({
  topic: ChecklistTopic,
  state: z.enum(['done', 'some', 'open', 'advice']),
  reason: z.string(),
  /** How many of how many it is about. */
  count: z.int(),
  all: z.int(),
  /** Of controllers, boxes, sizes; codes of fields. The first few. */
  names: z.array(z.string()),
});
export type ChecklistLine = z.infer<typeof ChecklistLine>;

/** As many names as a sentence bears. */
export const MOST_NAMES = 8;

export const Checklist = z.object({
  locationId: z.uuid(),
  companyId: z.uuid(),
  /** Something of it is sold at this moment. */
  isOnSale: z.boolean(),
  boxes: z.object({ all: z.int(), onSale: z.int(), free: z.int() }),
  lines: z.array(ChecklistLine),
});
export type Checklist = z.infer<typeof Checklist>;

/** A calendar day of the location. */
export const LocationDay = z.object({
  on: z.iso.date(),
  /** How much of the time its boxes were with somebody. */
  occupancyPercent: z.number(),
  /** What rentals here contribute to the revenue of this day of the books. */
  revenueCents: z.int(),
  rentals: z.int(),
});
export type LocationDay = z.infer<typeof LocationDay>;

/** What is decided by in the list of locations. Null: the caller may not see it. */
export const LocationFigures = z.object({
  /** Something of it is sold at this moment. */
  isOnSale: z.boolean(),
  /** Lines of its checklist that keep something from being sold. */
  openLines: z.int(),
  /** `taken` are rented or overdue. */
  boxes: z.object({ all: z.int(), free: z.int(), taken: z.int() }),
  openAlerts: z.nullable(z.int()),
  /** Of the current month, by the one definition (docs/decisions/0151). */
  revenueCents: z.nullable(z.int()),
});
export type LocationFigures = z.infer<typeof LocationFigures>;

export const LocationRow = z.extend(ListedLocation, { figures: LocationFigures });
export type LocationRow = z.infer<typeof LocationRow>;

/** `sale`: by open points, what is not sold last. */
export const LocationOrder = z.enum(['name', 'city', 'company', 'sale', 'free', 'occupancy', 'alerts', 'revenue']);
export type LocationOrder = z.infer<typeof LocationOrder>;

/** `open`: sold, and some of it is not yet. */
export const Sale = z.enum(['on', 'open', 'off']);
export type Sale = z.infer<typeof Sale>;

/** The curve ends today. */
export const CURVE_DAYS = 30;

/** Of the company itself, or of a location it may see. */
export const OfficeAddress = z.object({
  id: z.uuid(),
  kind: z.enum(['company', 'location']),
  /** Of a location in German. */
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
});
export type OfficeAddress = z.infer<typeof OfficeAddress>;

const one = z.object({ locationId: z.uuid() });

export const locationDeskApi = {
  checklist: ask({
    method: 'GET',
    path: '/location/storage-location/:locationId/checklist',
    access: 'staff:locations.read',
    places: true,
    summary: 'What a location needs before it is sold, and what of it is there.',
    input: one,
    output: Checklist,
  }),
  list: ask({
    method: 'POST',
    path: '/private/locations',
    access: 'staff:locations.read',
    places: true,
    summary: 'Locations in sight with boxes, readiness for sale, open alerts and revenue of the month, page by page.',
    input: z.object({
      filter: z.object({
        search: z.optional(z.string().check(z.maxLength(100))),
        isActive: z.optional(z.boolean()),
        priceGroupId: z.optional(z.uuid()),
        sale: z.optional(Sale),
      }),
      sort: LocationOrder,
      dir: z.enum(['asc', 'desc']),
      /** How many come before. */
      offset: z.optional(z.int().check(z.minimum(0))),
      limit: z.int().check(z.minimum(1), z.maximum(500)),
    }),
    output: z.object({
      locations: z.array(LocationRow),
      total: z.int(),
      isMore: z.boolean(),
      /** For all locations that have none of their own. */
      reviewLink: z.string(),
    }),
  }),
  curve: ask({
    method: 'GET',
    path: '/location/storage-location/:locationId/curve',
    access: 'staff:rentals.read',
    places: true,
    summary: 'Occupancy and turnover of a location by day, the last 30 days.',
    input: one,
    output: z.object({ days: z.array(LocationDay) }),
  }),
  addresses: ask({
    method: 'GET',
    path: '/private/addresses/',
    access: 'staff:locations.read',
    summary: 'The address of the company and those of the locations in sight, its own first.',
    input: z.object({}),
    output: z.object({ addresses: z.array(OfficeAddress) }),
  }),
};
