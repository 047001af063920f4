import { ask, type CapabilityCatalog, change, stream } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line } from '@fachwerk/base/schema';
import { DoorFact } from '@fachwerk/devices/wire';
import { AttemptState } from '@fachwerk/openings/contract';
import * as z from 'zod/mini';

/** Whether it is to stay hot or cold: then it may lie in a box for some minutes only. */
export const Warmth = z.enum(['any', 'chilled', 'hot']);
export type Warmth = z.infer<typeof Warmth>;

/**
 * `planned`: a box is promised for later. `held`: the box is kept for it, and empty. `laid`: it lies in the box. Then `collected`, or
 * `taken_back` by staff; `released`: it was handed over otherwise, or not at all.
 */
export const ParcelState = z.enum(['planned', 'held', 'laid', 'collected', 'taken_back', 'released']);
export type ParcelState = z.infer<typeof ParcelState>;

/** How its box was opened last, and how far that is. */
export const LastOpening = z.object({
  way: z.enum(['lay', 'link', 'pin', 'take_back']),
  state: AttemptState,
  at: Instant,
  isClosed: z.boolean(),
});
export type LastOpening = z.infer<typeof LastOpening>;

/** What of an order goes into one box, as staff see it: key and PIN are for the customer alone. */
export const Parcel = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  orderNumber: z.string(),
  customerName: z.string(),
  phone: z.string(),
  /** First or second box of the order, and how many there are. */
  position: z.int(),
  of: z.int(),
  lockId: z.uuid(),
  boxNumber: z.string(),
  sizeCode: z.string(),
  locationId: z.uuid(),
  locationName: z.string(),
  state: ParcelState,
  warmth: Warmth,
  heldFrom: Instant,
  laidAt: z.nullable(Instant),
  /** Until when it may lie there: minutes of hot and chilled food, else until it is to be taken back. */
  collectUntil: z.nullable(Instant),
  isTooLong: z.boolean(),
  doorState: DoorFact,
  hasDoorSensor: z.boolean(),
  opening: z.nullable(LastOpening),
});
export type Parcel = z.infer<typeof Parcel>;

const Minutes = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

export const PickupSettings = z.object({
  /** Null: wherever the company has boxes. */
  locationId: z.nullable(z.uuid()),
  hotMinutes: Minutes(5, 1440),
  chilledMinutes: Minutes(5, 1440),
  remindMinutes: Minutes(5, 10_080),
  keepMinutes: Minutes(30, 10_080),
});
export type PickupSettings = z.infer<typeof PickupSettings>;

export const CategoryPacking = z.object({
  categoryId: z.uuid(),
  volumeMl: z.int().check(z.minimum(1), z.maximum(500_000)),
  warmth: Warmth,
});
export type CategoryPacking = z.infer<typeof CategoryPacking>;

const SELLERS = ['administrator', 'management', 'staff', 'support'] as const;

export const pickupCapabilities = {
  'pickup.read': { roles: [...SELLERS, 'reader'], kinds: ['merchant'] },
  'pickup.handle': { roles: SELLERS, kinds: ['merchant'] },
  'pickup.manage': { roles: ['administrator', 'management'], kinds: ['merchant'] },
} as const satisfies CapabilityCatalog;

export const pickupProblems = {
  'pickup.unknown': 404,
  /** The secret of the order alone shows it. */
  'pickup.link_needed': 403,
  /** There is no box that could be used at all. */
  'pickup.no_boxes': 409,
  'pickup.none_free': 409,
  'pickup.too_large': 409,
  'pickup.not_yet': 409,
  'pickup.not_accepted': 409,
  'pickup.already_in': 409,
  'pickup.not_in_box': 409,
  'pickup.over': 409,
  'pickup.door_open': 409,
  'pickup.not_opened': 409,
  'pickup.opening_too_late': 409,
  'pickup.reason_missing': 422,
  'pickup.location_unknown': 422,
  'pickup.remind_after_keep': 422,
  'pickup.category_unknown': 422,
} as const satisfies ProblemCatalog;
export type PickupProblem = keyof typeof pickupProblems;

/** At least this much has to be said. */
export const SHORTEST_REASON = 3;

const Opening = z.object({ id: z.uuid(), state: AttemptState, doorState: DoorFact });

export const pickupApi = {
  parcels: ask({
    method: 'GET',
    path: '/private/pickup',
    access: 'staff:pickup.read',
    summary: 'What boxes are kept for and what lies in them, the oldest first.',
    input: z.object({}),
    output: z.object({ now: Instant, parcels: z.array(Parcel) }),
  }),
  places: ask({
    method: 'GET',
    path: '/private/pickup/places',
    access: 'staff:pickup.read',
    summary: 'Whether the company has a place for boxes: only then its menu speaks of them.',
    input: z.object({}),
    output: z.object({ locations: z.int() }),
  }),
  lay: change({
    method: 'POST',
    path: '/private/pickup/lay',
    access: 'staff:pickup.handle',
    repeats: 'by transactionId',
    summary:
      'Opens the box that is kept for a part of an order, to lay it in. The same `transactionId` again is the same attempt.',
    input: z.object({ parcelId: z.uuid(), transactionId: z.uuid() }),
    output: Opening,
  }),
  close: change({
    method: 'POST',
    path: '/private/pickup/close',
    access: 'staff:pickup.handle',
    repeats: 'same',
    summary: 'Says that the door is closed, where no sensor sees it.',
    input: z.object({ parcelId: z.uuid() }),
    output: z.object({ state: ParcelState }),
  }),
  takeBack: change({
    method: 'POST',
    path: '/private/pickup/take-back',
    access: 'staff:pickup.handle',
    repeats: 'by transactionId',
    summary: 'Opens the box to take back what was not collected; closing it frees the box and tells the customer.',
    input: z.object({ parcelId: z.uuid(), transactionId: z.uuid(), reason: line(300) }),
    output: Opening,
  }),
  giveUp: change({
    method: 'POST',
    path: '/private/pickup/give-up',
    access: 'staff:pickup.handle',
    repeats: 'key',
    summary:
      'Frees the boxes of an order before anything lies in them: it is handed over at the counter, and the customer is told.',
    input: z.object({ orderId: z.uuid(), reason: line(300) }),
    output: z.object({ freed: z.int() }),
  }),
  settings: ask({
    method: 'GET',
    path: '/private/pickup/settings',
    access: 'staff:pickup.read',
    summary: 'How long something may lie in a box, how much room categories take, and which boxes there are.',
    input: z.object({}),
    output: z.object({
      settings: PickupSettings,
      isOffered: z.boolean(),
      locations: z.array(z.object({ id: z.uuid(), name: z.string(), boxes: z.int() })),
      sizes: z.array(z.object({ sizeCode: z.string(), name: z.string(), volumeMl: z.int(), boxes: z.int() })),
      categories: z.array(z.object({ id: z.uuid(), name: z.string(), packing: CategoryPacking, isOwn: z.boolean() })),
    }),
  }),
  saveSettings: change({
    method: 'POST',
    path: '/private/pickup/settings',
    access: 'staff:pickup.manage',
    repeats: 'same',
    summary: 'Changes how long something may lie in a box, and how much room categories take.',
    input: z.object({ settings: PickupSettings, packing: z.array(CategoryPacking).check(z.maxLength(500)) }),
    output: PickupSettings,
  }),
};

/** Hints for the screens of staff. */
export const pickupStream = stream({
  name: 'pickup',
  access: 'staff:pickup.read',
  audience: 'company',
  event: z.object({ type: z.literal('pickup'), orderId: z.uuid() }),
});
