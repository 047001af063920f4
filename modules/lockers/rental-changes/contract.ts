import { RentalPhase, type StayRefusal } from '@fachwerk/active-rentals/contract';
import { ask, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, Nothing, paragraph } from '@fachwerk/base/schema';
import { RentalState, RentalStep } from '@fachwerk/rentals/contract';
import * as z from 'zod/mini';

/** A rental as staff see it. */
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
  /** Due at this moment; with `chargeCents`. */
  dueCents: z.int(),
  /** Of it, what staff have charged for more time or a larger box. */
  chargeCents: z.int(),
  /** When the renter last got the link to pay it. */
  chargeSentAt: z.nullable(Instant),
  /** What has gone back of what was paid, or is on its way. */
  refundedCents: z.int(),
  /** The rental has ended and its box rests for a look. */
  isToCheck: z.boolean(),
  accessRevokedAt: z.nullable(Instant),
  accessRevokedReason: z.string(),
  note: z.string(),
  version: z.int(),
});
export type AccessRight = z.infer<typeof AccessRight>;

export const rentalChangeProblems = {
  'rental.changed_meanwhile': 409,
  'rental.access_not_revoked': 409,
  'rental.dates_conflict': 409,
  'rental.same_box': 409,
  'rental.not_a_demo': 409,
  'rental.reason_missing': 422,
  'rental.refund_too_high': 422,
  /** More to pay, and nobody said how. */
  'rental.difference_open': 422,
  /** Another amount than was shown. */
  'rental.difference_changed': 409,
  'rental.no_mail_address': 409,
} as const satisfies ProblemCatalog;
export type RentalChangeProblem = keyof typeof rentalChangeProblems;
/** What staff can be refused with. */
export type RentalChangeRefusal = RentalChangeProblem | StayRefusal;

const Cents = z.int().check(z.minimum(1), z.maximum(10_000_000));

/** Money that a person takes at once. */
export const TakenWay = z.enum(['cash', 'card_on_site']);
export type TakenWay = z.infer<typeof TakenWay>;

/** How a difference is settled; `cents` is what was shown. `refund` gives so much of a smaller price back, once with its change. */
export const Settling = z.object({ way: z.enum(['link', ...TakenWay.options, 'waived', 'refund']), cents: Cents });
export type Settling = z.infer<typeof Settling>;

const Difference = {
  differenceCents: z.int(),
  /** Of an open charge, what goes with the time it was for. */
  droppedCents: z.int(),
  /** What could go back of the rest. */
  refundableCents: z.int(),
  /** Why the renter cannot be sent a link to pay it; null while they can. */
  whyNoLink: z.nullable(z.enum(['rental.no_mail_address', 'payment.not_offered'])),
};

const one = z.object({ id: z.uuid() });
const because = { reason: line(300, 3) };

export const rentalChangeApi = {
  find: ask({
    method: 'GET',
    path: '/private/access-right/:id',
    access: 'staff:rentals.read',
    places: true,
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
    places: true,
    repeats: 'key',
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
    places: true,
    summary: 'What other dates would cost, and what stands in their way.',
    input: z.object({ id: z.uuid(), startsAt: Instant, endsAt: Instant }),
    output: z.object({ priceCents: z.int(), ...Difference, problem: z.nullable(z.string()) }),
  }),
  editDate: change({
    method: 'POST',
    path: '/private/access-rights/editDate',
    access: 'staff:rentals.edit',
    places: true,
    repeats: 'key',
    summary:
      'Changes start and end and settles the difference; refused where somebody else has the box. The renter gets a mail.',
    input: z.object({
      orderItem: z.object({
        id: z.uuid(),
        version: z.int(),
        startsAt: Instant,
        endsAt: Instant,
        reason: z.optional(line(300)),
        settling: z.optional(Settling),
      }),
    }),
    output: AccessRight,
  }),
  revoke: change({
    method: 'POST',
    path: '/private/access-rights/revoke',
    access: 'staff:rentals.edit',
    places: true,
    repeats: 'once',
    summary: 'Takes the access away: neither key nor PIN opens.',
    input: z.extend(one, because),
    output: AccessRight,
  }),
  restore: change({
    method: 'POST',
    path: '/private/access-rights/restore',
    access: 'staff:rentals.edit',
    places: true,
    repeats: 'once',
    summary: 'Gives the access back.',
    input: z.extend(one, because),
    output: AccessRight,
  }),
  swapChoices: ask({
    method: 'GET',
    path: '/private/access-right/:id/boxes',
    access: 'staff:rentals.read',
    places: true,
    summary: 'Boxes of the same location that could take this rental over.',
    input: one,
    output: z.object({
      boxes: z.array(z.object({ lockId: z.uuid(), number: z.string(), sizeCode: z.string(), ...Difference })),
    }),
  }),
  swap: change({
    method: 'POST',
    path: '/private/access-rights/swap',
    access: 'staff:rentals.edit',
    places: true,
    repeats: 'key',
    summary: 'Moves a rental to another box and settles the difference; the first can be taken out of service.',
    input: z.extend(one, {
      ...because,
      lockId: z.uuid(),
      isFirstBoxDefect: z._default(z.boolean(), false),
      settling: z.optional(Settling),
    }),
    output: AccessRight,
  }),
  end: change({
    method: 'POST',
    path: '/private/access-rights/end',
    access: 'staff:rentals.edit',
    places: true,
    repeats: 'key',
    summary: 'Ends a running rental, or cancels one that has not begun; gives so much back, where the caller may.',
    input: z.extend(one, {
      ...because,
      refundCents: z.optional(z.int().check(z.minimum(0), z.maximum(10_000_000))),
    }),
    output: AccessRight,
  }),
  checked: change({
    method: 'POST',
    path: '/private/access-rights/checked',
    access: 'staff:rentals.check',
    places: true,
    repeats: 'same',
    summary: 'Somebody has looked into the box of an ended rental: it is free at once.',
    input: one,
    output: AccessRight,
  }),
  waive: change({
    method: 'POST',
    path: '/private/access-rights/waive',
    access: 'staff:rentals.refund',
    repeats: 'key',
    summary: 'Lets an extra payment go.',
    input: z.extend(one, because),
    output: AccessRight,
  }),
  receive: change({
    method: 'POST',
    path: '/private/access-rights/receive',
    access: 'staff:rentals.edit',
    repeats: 'key receiptId',
    summary: 'Says that what is due was paid to a person; `cents` is what was shown, `receiptId` makes it once.',
    input: z.extend(one, { way: TakenWay, cents: Cents, receiptId: z.uuid() }),
    output: AccessRight,
  }),
  sendLink: change({
    method: 'POST',
    path: '/private/access-rights/send-link',
    access: 'staff:rentals.edit',
    places: true,
    repeats: 'again',
    summary: 'Sends the renter the link to pay what is due.',
    input: one,
    output: AccessRight,
  }),
  refund: change({
    method: 'POST',
    path: '/private/access-rights/refund',
    access: 'staff:rentals.refund',
    repeats: 'key refundId',
    summary: 'Gives money back over the way it came, once for each `refundId`.',
    input: z.extend(one, {
      ...because,
      amountCents: z.int().check(z.minimum(1), z.maximum(10_000_000)),
      refundId: z.uuid(),
    }),
    output: AccessRight,
  }),
  resendAccess: change({
    method: 'POST',
    path: '/private/access-rights/resend',
    access: 'staff:rentals.edit',
    places: true,
    repeats: 'again',
    summary: 'Sends the access data again, with a new key and a new PIN.',
    input: one,
    output: Nothing,
  }),
  simulate: change({
    method: 'POST',
    path: '/private/access-rights/simulate',
    access: 'staff:rentals.edit',
    repeats: 'again',
    summary:
      'Moves a running rental of a demo company back in time, until its end has come or an extra payment is due.',
    input: z.object({ id: z.uuid(), what: z.enum(['time_up', 'overrun']) }),
    output: AccessRight,
  }),
};
