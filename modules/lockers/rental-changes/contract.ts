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

export const rentalChangeProblems = {
  'rental.changed_meanwhile': 409,
  'rental.access_not_revoked': 409,
  'rental.dates_conflict': 409,
  'rental.same_box': 409,
  'rental.not_a_demo': 409,
  'rental.reason_missing': 422,
  'rental.refund_too_high': 422,
} as const satisfies ProblemCatalog;
export type RentalChangeProblem = keyof typeof rentalChangeProblems;
/** What staff can be refused with. */
export type RentalChangeRefusal = RentalChangeProblem | StayRefusal;

const one = z.object({ id: z.uuid() });
const because = { reason: line(300, 3) };

export const rentalChangeApi = {
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
      /** What has gone back of it, or is on its way. */
      refundedCents: z.int(),
    }),
  }),
  edit: change({
    method: 'POST',
    path: '/private/access-rights/edit',
    access: 'staff:rentals.edit',
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
    summary: 'What other dates would cost, and what stands in their way.',
    input: z.object({ id: z.uuid(), startsAt: Instant, endsAt: Instant }),
    output: z.object({ priceCents: z.int(), differenceCents: z.int(), problem: z.nullable(z.string()) }),
  }),
  editDate: change({
    method: 'POST',
    path: '/private/access-rights/editDate',
    access: 'staff:rentals.edit',
    repeats: 'key',
    summary: 'Changes start and end; refused where somebody else has the box. The renter gets a mail.',
    input: z.object({
      orderItem: z.object({
        id: z.uuid(),
        version: z.int(),
        startsAt: Instant,
        endsAt: Instant,
        reason: z.optional(line(300)),
      }),
    }),
    output: AccessRight,
  }),
  revoke: change({
    method: 'POST',
    path: '/private/access-rights/revoke',
    access: 'staff:rentals.edit',
    repeats: 'once',
    summary: 'Takes the access away: neither key nor PIN opens.',
    input: z.extend(one, because),
    output: AccessRight,
  }),
  restore: change({
    method: 'POST',
    path: '/private/access-rights/restore',
    access: 'staff:rentals.edit',
    repeats: 'once',
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
    repeats: 'key',
    summary: 'Moves a rental to another box; the first can be taken out of service.',
    input: z.extend(one, { ...because, lockId: z.uuid(), isFirstBoxDefect: z._default(z.boolean(), false) }),
    output: AccessRight,
  }),
  end: change({
    method: 'POST',
    path: '/private/access-rights/end',
    access: 'staff:rentals.edit',
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
    access: 'staff:rentals.edit',
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
