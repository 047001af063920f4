import { type CapabilityCatalog, event, stream } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant } from '@fachwerk/base/schema';
import { OverrunSince } from '@fachwerk/limits/contract';
import { PriceData } from '@fachwerk/pricing/contract';
import * as z from 'zod/mini';

/**
 * `held`: in a cart. `ordered`: awaiting payment. `booked`: paid, starts later. `active`: the customer has the box until they end the rental, however
 * late. `expired`: the hold ran out. `cancelled`: cancelled before its start.
 */
export const RentalState = z.enum(['held', 'ordered', 'booked', 'active', 'ended', 'cancelled', 'expired']);
export type RentalState = z.infer<typeof RentalState>;

/** A rental with the fields its rules need. */
export const Rental = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  locationId: z.uuid(),
  lockId: z.uuid(),
  sizeCode: z.string(),
  networkId: z.uuid(),
  customerId: z.nullable(z.uuid()),
  customerName: z.string(),
  language: z.string(),
  cartId: z.nullable(z.uuid()),
  orderId: z.nullable(z.uuid()),
  orderNumber: z.string(),
  state: RentalState,
  isNow: z.boolean(),
  durationMinutes: z.int(),
  startsAt: Instant,
  endsAt: Instant,
  blockedUntil: Instant,
  holdExpiresAt: z.nullable(Instant),
  /** Overrun is paid or waived up to here. */
  paidUntil: z.nullable(Instant),
  endedAt: z.nullable(Instant),
  priceCents: z.int(),
  surchargeCents: z.int(),
  waivedCents: z.int(),
  /** Agreed with staff for more time or a larger box, and not paid yet. */
  chargeCents: z.int(),
  /** An open charge keeps the box shut from here on: the end of the time that was paid. */
  chargedFrom: z.nullable(Instant),
  /** When the renter last got the link to pay the charge. */
  chargeSentAt: z.nullable(Instant),
  /** Of the price, what went back for time that was taken off again. */
  reducedCents: z.int(),
  prices: z.array(PriceData),
  graceMinutes: z.int(),
  overrunSince: OverrunSince,
  checkMinutes: z.int(),
  maxDurationMinutes: z.int(),
  timeZone: z.string(),
  occupancyId: z.nullable(z.uuid()),
  accessRevokedAt: z.nullable(Instant),
  accessRevokedReason: z.string(),
  note: z.string(),
  createdAt: Instant,
  version: z.int(),
});
export type Rental = z.infer<typeof Rental>;

/** Merchants may rent out boxes too; their menu shows it once they have a location for boxes. */
const KINDS = ['franchisor', 'franchisee', 'merchant'] as const;

export const rentalCapabilities = {
  'rentals.read': {
    roles: ['administrator', 'management', 'staff', 'technician', 'support', 'accounting', 'reader'],
    kinds: KINDS,
  },
  'rentals.edit': { roles: ['administrator', 'management', 'staff', 'support'], kinds: KINDS },
  /** A look into the box of an ended rental, which frees it. */
  'rentals.check': { roles: ['administrator', 'management', 'staff', 'technician', 'support'], kinds: KINDS },
  /** Refunds and waived charges. */
  'rentals.refund': { roles: ['administrator', 'management', 'accounting'], kinds: KINDS },
  /** API key for external systems that read active rentals. */
  'rentals.feed': { roles: ['administrator'], kinds: KINDS, isOwnStaffOnly: true },
} as const satisfies CapabilityCatalog;

export const rentalProblems = {
  'rental.unknown': 404,
  /** Spec §8: "Box size not available". */
  'rental.size_unavailable': 409,
  'rental.box_unavailable': 409,
  /** The QR code belongs to no box of this site. */
  'rental.box_unknown': 404,
  'rental.location_closed': 409,
  'rental.ends_after_closing': 409,
  'rental.location_unknown': 404,
  /** The location's checklist is incomplete: it exists but sells nothing at the moment. */
  'rental.location_not_on_sale': 409,
  'rental.not_priced': 409,
  'rental.starts_in_the_past': 422,
  'rental.starts_too_late': 422,
  'rental.too_short': 422,
  /** Spec §5: exceeds the location's maximum. */
  'rental.too_long': 422,
  'rental.hold_expired': 409,
  /** The last boxes of a size are only held for customers with contact details. */
  'rental.contact_needed': 409,
  /** One network address holds too many boxes. */
  'rental.too_many_held': 429,
} as const satisfies ProblemCatalog;
export type RentalProblem = keyof typeof rentalProblems;

export const StepKind = z.enum([
  'held',
  'ordered',
  'paid',
  'payment_failed',
  'started',
  'extended',
  'dates_edited',
  'edited',
  'box_swapped',
  'replaced',
  'reported',
  'access_revoked',
  'access_restored',
  'access_sent',
  'reminded',
  'overrun',
  'charged',
  'charge_dropped',
  'surcharge_paid',
  'surcharge_waived',
  'opened',
  'open_failed',
  'opened_by_staff',
  'pin_refused',
  'refunded',
  'ended',
  'checked',
  'cancelled',
  'expired',
  'mail',
]);
export type StepKind = z.infer<typeof StepKind>;

export const RentalStep = z.object({
  id: z.uuid(),
  at: Instant,
  kind: StepKind,
  personKind: z.enum(['customer', 'staff', 'house']),
  personName: z.string(),
  data: z.record(z.string(), z.unknown()),
});
export type RentalStep = z.infer<typeof RentalStep>;

/** Hints for staff screens: these rentals have changed. */
export const rentalStream = stream({
  name: 'rentals',
  access: 'staff:rentals.read',
  audience: 'company',
  event: z.object({ type: z.literal('rentals'), rentalIds: z.array(z.uuid()) }),
});

export const rentalStarted = event({
  name: 'rental.started',
  payload: z.object({ companyId: z.uuid(), rentalId: z.uuid() }),
});
