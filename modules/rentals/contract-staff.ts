import { ask, change } from '@fachwerk/base/contract';
import { FileAnswer, Instant, line, Nothing, paragraph } from '@fachwerk/base/schema';
import * as z from 'zod/mini';
import { RentalPhase, RentalState } from './contract.ts';

/** A rental in the list of staff. */
export const AccessRight = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  state: RentalState,
  phase: RentalPhase,
  locationId: z.uuid(),
  locationName: z.string(),
  lockId: z.uuid(),
  lockNumber: z.string(),
  sizeCode: z.string(),
  customerId: z.nullable(z.uuid()),
  customerName: z.string(),
  customerEmail: z.string(),
  orderId: z.nullable(z.uuid()),
  orderNumber: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  endedAt: z.nullable(Instant),
  timeZone: z.string(),
  priceCents: z.int(),
  surchargeCents: z.int(),
  waivedCents: z.int(),
  /** Due at this moment. */
  dueCents: z.int(),
  /** The rental has ended and its box rests for a look. */
  isToCheck: z.boolean(),
  accessRevokedAt: z.nullable(Instant),
  accessRevokedReason: z.string(),
  note: z.string(),
  version: z.int(),
});
export type AccessRight = z.infer<typeof AccessRight>;

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

export const AccessRightFilter = z.object({
  search: z.optional(line(100)),
  /** A tab of the list. */
  phases: z.optional(z.array(RentalPhase).check(z.maxLength(9))),
  locationIds: z.optional(z.array(z.uuid()).check(z.maxLength(200))),
  sizeCodes: z.optional(z.array(line(6)).check(z.maxLength(20))),
  lockId: z.optional(z.uuid()),
  customerId: z.optional(z.uuid()),
  isRevoked: z.optional(z.boolean()),
  /** Begins or ends within this span. */
  from: z.optional(Instant),
  to: z.optional(Instant),
  /** Otherwise the newest first. */
  order: z.optional(z.enum(['newest', 'first_ending'])),
  /** The last one already shown. */
  after: z.optional(z.uuid()),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(200))),
});
export type AccessRightFilter = z.infer<typeof AccessRightFilter>;

/** Numbers above the list; every one leads to what it counts. */
export const RentalStats = z.object({
  active: z.int(),
  overruns: z.int(),
  freeBoxes: z.int(),
  boxes: z.int(),
  revenueTodayCents: z.int(),
  revenueSameDayLastWeekCents: z.int(),
  startsToday: z.int(),
  endsWithinTheHour: z.int(),
  /** By phase, for the tabs. */
  counts: z.partialRecord(RentalPhase, z.int()),
});
export type RentalStats = z.infer<typeof RentalStats>;

const one = z.object({ id: z.uuid() });
const because = { reason: line(300, 3) };

export const accessRightApi = {
  list: ask({
    method: 'POST',
    path: '/private/access-rights',
    access: 'staff:rentals.read',
    summary: 'Rentals in sight.',
    input: z.object({ filter: AccessRightFilter }),
    output: z.object({ accessRights: z.array(AccessRight), next: z.nullable(z.uuid()) }),
  }),
  stats: ask({
    method: 'GET',
    path: '/private/access-rights/stats',
    access: 'staff:rentals.read',
    summary: 'What stands above the list.',
    input: z.object({ locationId: z.optional(z.uuid()) }),
    output: RentalStats,
  }),
  find: ask({
    method: 'GET',
    path: '/private/access-right/:id',
    access: 'staff:rentals.read',
    summary: 'One rental with its whole story.',
    input: one,
    output: z.extend(AccessRight, {
      steps: z.array(RentalStep),
      /** What could still go back of all that was paid for it, extensions and extra payments included. */
      refundableCents: z.int(),
    }),
  }),
  edit: change({
    method: 'POST',
    path: '/private/access-rights/edit',
    access: 'staff:rentals.edit',
    summary: 'Changes what is not a date; `version` is the one that was read.',
    input: z.object({
      orderItem: z.object({ id: z.uuid(), version: z.int(), customerName: line(120, 1), note: paragraph(2000) }),
    }),
    output: AccessRight,
  }),
  previewDates: ask({
    method: 'POST',
    path: '/private/access-rights/preview-dates',
    access: 'staff:rentals.read',
    summary: 'What other dates would cost, and what stands in their way.',
    input: z.object({ id: z.uuid(), startsAt: Instant, endsAt: Instant }),
    output: z.object({ priceCents: z.int(), differenceCents: z.int(), problem: z.nullable(z.string()) }),
  }),
  editDate: change({
    method: 'POST',
    path: '/private/access-rights/editDate',
    access: 'staff:rentals.edit',
    summary: 'Changes start and end; refused where somebody else has the box. The renter is told.',
    input: z.object({ orderItem: z.object({ id: z.uuid(), version: z.int(), startsAt: Instant, endsAt: Instant }) }),
    output: AccessRight,
  }),
  revoke: change({
    method: 'POST',
    path: '/private/access-rights/revoke',
    access: 'staff:rentals.edit',
    summary: 'Takes the access away: neither key nor PIN opens.',
    input: z.extend(one, because),
    output: AccessRight,
  }),
  restore: change({
    method: 'POST',
    path: '/private/access-rights/restore',
    access: 'staff:rentals.edit',
    summary: 'Gives the access back.',
    input: z.extend(one, because),
    output: AccessRight,
  }),
  swapChoices: ask({
    method: 'GET',
    path: '/private/access-right/:id/boxes',
    access: 'staff:rentals.read',
    summary: 'Boxes of the same location that could take this rental over.',
    input: one,
    output: z.object({ boxes: z.array(z.object({ lockId: z.uuid(), number: z.string(), sizeCode: z.string() })) }),
  }),
  swap: change({
    method: 'POST',
    path: '/private/access-rights/swap',
    access: 'staff:rentals.edit',
    summary: 'Moves a rental to another box; the first can be taken out of service.',
    input: z.extend(one, { ...because, lockId: z.uuid(), isFirstBoxDefect: z._default(z.boolean(), false) }),
    output: AccessRight,
  }),
  end: change({
    method: 'POST',
    path: '/private/access-rights/end',
    access: 'staff:rentals.edit',
    summary: 'Ends a running rental, or cancels one that has not begun.',
    input: z.extend(one, because),
    output: AccessRight,
  }),
  checked: change({
    method: 'POST',
    path: '/private/access-rights/checked',
    access: 'staff:rentals.edit',
    summary: 'Somebody has looked into the box of an ended rental: it is free at once.',
    input: one,
    output: AccessRight,
  }),
  waive: change({
    method: 'POST',
    path: '/private/access-rights/waive',
    access: 'staff:rentals.refund',
    summary: 'Lets an extra payment go.',
    input: z.extend(one, because),
    output: AccessRight,
  }),
  refund: change({
    method: 'POST',
    path: '/private/access-rights/refund',
    access: 'staff:rentals.refund',
    summary: 'Gives money back over the way it came.',
    input: z.extend(one, { ...because, amountCents: z.int().check(z.minimum(1), z.maximum(10_000_000)) }),
    output: AccessRight,
  }),
  resendAccess: change({
    method: 'POST',
    path: '/private/access-rights/resend',
    access: 'staff:rentals.edit',
    summary: 'Sends the access data again, with a new key and a new PIN.',
    input: one,
    output: Nothing,
  }),
  evidence: ask({
    method: 'GET',
    path: '/private/access-right/:id/evidence',
    access: 'staff:rentals.read',
    summary: 'The whole story as a PDF, to show to somebody.',
    input: one,
    output: FileAnswer,
  }),
  feed: ask({
    method: 'POST',
    path: '/private/aktive-mieten/:secret',
    access: 'public',
    triesPerMinute: 30,
    summary: 'The running rentals, for an outside system with the company’s key.',
    input: z.object({
      secret: z.string().check(z.maxLength(200)),
      filter: z._default(z.object({ locationIds: z.optional(z.array(z.uuid()).check(z.maxLength(200))) }), {}),
    }),
    output: z.object({ aktiveMieten: z.array(AccessRight) }),
  }),
  feedKey: ask({
    method: 'GET',
    path: '/private/aktive-mieten-key',
    access: 'staff:rentals.feed',
    summary: 'Since when there is a key, and who made it.',
    input: z.object({}),
    output: z.object({ createdAt: z.nullable(Instant), personName: z.string() }),
  }),
  renewFeedKey: change({
    method: 'POST',
    path: '/private/aktive-mieten-key',
    access: 'staff:rentals.feed',
    summary: 'Makes a new key, shown once; the old one is worth nothing from now on.',
    input: z.object({}),
    output: z.object({ key: z.string() }),
  }),
};
