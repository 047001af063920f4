import { type CapabilityCatalog, event, stream } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, Phone } from '@fachwerk/base/schema';
import { DeliveryType } from '@fachwerk/shop/contract-way';
import * as z from 'zod/mini';

/**
 * `waiting`: not paid yet, where that comes first. Then the shop's own way: `new` → `accepted` → `making` → `ready` (fetched, brought to the
 * table, or taken by the driver) → `on_way` → `done`. The shop says no by `refused`; `cancelled` came from the order.
 */
export const FulfilmentState = z.enum([
  'waiting',
  'new',
  'accepted',
  'making',
  'ready',
  'on_way',
  'done',
  'refused',
  'cancelled',
]);
export type FulfilmentState = z.infer<typeof FulfilmentState>;

/** Where it goes. */
export const HandoverAddress = z.object({
  name: line(160),
  company: z._default(line(120), ''),
  street: line(120, 1),
  /** Floor, back building, name at the bell. */
  addition: z._default(line(120), ''),
  postcode: line(12, 1),
  city: line(80, 1),
  country: z._default(line(2), ''),
  phone: z._default(Phone, ''),
});
export type HandoverAddress = z.infer<typeof HandoverAddress>;

export const TimeSlot = z.object({ from: Instant, to: Instant });
export type TimeSlot = z.infer<typeof TimeSlot>;

/** How an order of goods is handed over; one per order. */
export const Fulfilment = z.object({
  /** The company that sells. */
  companyId: z.uuid(),
  orderId: z.uuid(),
  type: DeliveryType,
  state: FulfilmentState,
  stateSince: Instant,
  addedAt: Instant,
  /** When the shop got to see it; null while it waits to be paid. */
  arrivedAt: z.nullable(Instant),
  /** Null: as soon as possible. */
  wishedAt: z.nullable(Instant),
  /** The span of the shop's capacity that it was counted in; what the customer wished is `wishedAt`. */
  slot: z.nullable(TimeSlot),
  preparationMinutes: z.int(),
  /** What the customer was told, as it stands now. */
  promisedAt: z.nullable(Instant),
  address: z.nullable(HandoverAddress),
  tableName: z.string(),
  /** From the customer. */
  note: z.string(),
  version: z.int(),
});
export type Fulfilment = z.infer<typeof Fulfilment>;

export const CARRIERS = ['dhl', 'dpd', 'gls', 'hermes', 'ups', 'fedex', 'other'] as const;
export const Carrier = z.enum(CARRIERS);
export type Carrier = z.infer<typeof Carrier>;

/** With what an order is sent. */
export const Parcel = z.object({ carrier: Carrier, number: line(40, 1) });
export type Parcel = z.infer<typeof Parcel>;

/** Of one order. */
export const MOST_PARCELS = 20;

const SELLERS = ['administrator', 'management', 'staff', 'support'] as const;

export const fulfilmentCapabilities = {
  'fulfilment.read': { roles: [...SELLERS, 'accounting', 'reader'], kinds: ['merchant'] },
  'fulfilment.move': { roles: SELLERS, kinds: ['merchant'] },
} as const satisfies CapabilityCatalog;

export const fulfilmentProblems = {
  'fulfilment.unknown': 404,
  /** Somebody else was quicker: `state` says where it stands now. */
  'fulfilment.moved_meanwhile': 409,
  'fulfilment.not_possible': 409,
  'fulfilment.promise_out_of_range': 422,
  'fulfilment.over': 409,
  /** It is brought or fetched. */
  'fulfilment.not_sent': 409,
} as const satisfies ProblemCatalog;
export type FulfilmentProblem = keyof typeof fulfilmentProblems;

/** Hints for the screens of staff: something about the handing over of these orders has changed. */
export const fulfilmentStream = stream({
  name: 'fulfilment',
  access: 'staff:fulfilment.read',
  audience: 'company',
  event: z.object({ type: z.literal('fulfilment'), orderIds: z.array(z.uuid()) }),
});

/** It stands elsewhere now; `from` is null when it has just come into the world. At least once to each listener. */
export const fulfilmentMoved = event({
  name: 'fulfilment.moved',
  payload: z.object({
    companyId: z.uuid(),
    orderId: z.uuid(),
    type: DeliveryType,
    from: z.nullable(FulfilmentState),
    to: FulfilmentState,
  }),
});
