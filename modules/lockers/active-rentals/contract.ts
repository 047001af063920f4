import { ask, change, event } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import { DoorFact } from '@fachwerk/devices/wire';
import { AttemptState } from '@fachwerk/openings/contract';
import type { RentalProblem } from '@fachwerk/rentals/contract';
import { OverrunTerms } from '@fachwerk/rentals/contract-site';
import * as z from 'zod/mini';

/** The phase of a rental at a moment; `overrun` means that an extra payment is due. */
export const RentalPhase = z.enum([
  'held',
  'ordered',
  'booked',
  'running',
  'grace',
  'overrun',
  'ended',
  'cancelled',
  'expired',
]);
export type RentalPhase = z.infer<typeof RentalPhase>;

/** A rental as its customer sees it, with the available actions. */
export const SiteRental = z.object({
  id: z.uuid(),
  phase: RentalPhase,
  locationId: z.uuid(),
  locationName: z.string(),
  address: z.string(),
  contractParty: z.string(),
  boxNumber: z.string(),
  sizeCode: z.string(),
  orderNumber: z.string(),
  orderHash: secret(z.string()),
  startsAt: Instant,
  endsAt: Instant,
  /** The box opens until here without a further payment. */
  graceUntil: Instant,
  /** Overrun counts from here: the booked end, or the end of the time paid extra. */
  overrunFrom: Instant,
  endedAt: z.nullable(Instant),
  timeZone: z.string(),
  /** Total so far: booking, extensions and extra payments. */
  paidCents: z.int(),
  /** Of it, what has gone back, or is on its way. */
  refundedCents: z.int(),
  /** Due now, before the box opens again; with `chargeCents`. */
  dueCents: z.int(),
  /** Of it, what staff have charged for more time or a larger box. */
  chargeCents: z.int(),
  /** From here on the box stays shut until the charge is paid. */
  chargedFrom: z.nullable(Instant),
  ...OverrunTerms.shape,
  /** Empty if the visitor may not see it. */
  pin: secret(z.string()),
  doorState: DoorFact,
  isOpen: z.boolean(),
  /** Latest possible end of an extension; null if it cannot be extended. */
  extendableUntil: z.nullable(Instant),
  /** Problem codes; null if the action is available. */
  whyNotOpen: z.nullable(z.string()),
  whyNotEnd: z.nullable(z.string()),
  whyNotExtend: z.nullable(z.string()),
  reviewLink: z.string(),
  /** Contact if the door does not open; empty if there is none. */
  help: z.object({ phone: z.string(), whatsapp: z.string() }),
  /** When the renter reported belongings behind a stuck door and staff were alerted. */
  helpAskedAt: z.nullable(Instant),
  /** Last remote opening by staff. */
  openedByStaffAt: z.nullable(Instant),
});
export type SiteRental = z.infer<typeof SiteRental>;

/** A rental whose key this browser has, or of the signed-in customer; shown as a link back on every page. */
export const CurrentRental = z.pick(SiteRental, {
  id: true,
  phase: true,
  locationName: true,
  boxNumber: true,
  startsAt: true,
  endsAt: true,
  timeZone: true,
});
export type CurrentRental = z.infer<typeof CurrentRental>;

export const SiteAttempt = z.object({ id: z.uuid(), state: AttemptState, doorState: DoorFact });
export type SiteAttempt = z.infer<typeof SiteAttempt>;

/** An unpaid extra payment and the key of its rental. */
export const OwedPayment = z.object({ key: secret(z.string()), dueCents: z.int() });
export type OwedPayment = z.infer<typeof OwedPayment>;

export const stayProblems = {
  'rental.not_paid': 402,
  'rental.not_yet': 409,
  'rental.over': 409,
  'rental.already_ended': 409,
  'rental.not_running': 409,
  /** The tap is too old: the box does not open after the customer has stopped waiting. */
  'rental.opening_too_late': 409,
  'rental.surcharge_due': 402,
  'rental.no_surcharge_due': 409,
  /** Spec §8: "Additional payments are still outstanding". */
  'rental.surcharges_outstanding': 402,
  'rental.customer_blocked': 403,
  /** One answer for every problem with an e-mail address; the address itself gets a mail with the reason. */
  'rental.not_bookable': 409,
  'rental.access_revoked': 403,
  'rental.door_open': 409,
  'rental.not_confirmed_empty': 422,
  'rental.extension_conflict': 409,
  'rental.extension_too_short': 422,
  'rental.no_replacement': 409,
  /** A box with belongings inside cannot be replaced. */
  'rental.things_inside': 409,
  'rental.phone_missing': 422,
} as const satisfies ProblemCatalog;
export type StayProblem = keyof typeof stayProblems;
/** All refusals a renter can get. */
export type StayRefusal = StayProblem | RentalProblem;

/** The secret of the mailed link; signed-in customers use the rental id instead. */
const Key = secret(z.string().check(z.minLength(20), z.maxLength(60)));
export const ByKey = z.object({ key: Key });

export const stayApi = {
  show: ask({
    method: 'POST',
    path: '/public/rental',
    access: 'site',
    summary: 'The rental behind a key.',
    input: ByKey,
    output: SiteRental,
  }),
  open: change({
    method: 'POST',
    path: '/public/rental/open',
    access: 'site',
    repeats: 'by transactionId',
    evenReadOnly: true,
    triesPerMinute: 20,
    summary: 'Opens the box, at the latest until `until`. The same `transactionId` again is the same attempt.',
    input: z.extend(ByKey, { transactionId: z.uuid(), until: z.optional(Instant) }),
    output: SiteAttempt,
  }),
  attempt: ask({
    method: 'POST',
    path: '/public/rental/attempt',
    access: 'site',
    summary: 'How far an opening has come.',
    input: z.extend(ByKey, { attemptId: z.uuid() }),
    output: SiteAttempt,
  }),
  end: change({
    method: 'POST',
    path: '/public/rental/end',
    access: 'site',
    repeats: 'key',
    evenReadOnly: true,
    summary: 'Ends the rental: the door is closed, the box is empty and clean.',
    input: z.extend(ByKey, { confirmedEmpty: z.boolean() }),
    output: SiteRental,
  }),
  report: change({
    method: 'POST',
    path: '/public/rental/report',
    access: 'site',
    repeats: 'key',
    evenReadOnly: true,
    summary: 'The box is not empty, or broken: another one at once; the first is taken out of service.',
    input: z.extend(ByKey, { what: z.enum(['not_empty', 'defect']), hasThingsInside: z.boolean() }),
    output: SiteRental,
  }),
  askForHelp: change({
    method: 'POST',
    path: '/public/rental/help',
    access: 'site',
    repeats: 'key',
    evenReadOnly: true,
    triesPerMinute: 5,
    summary: 'The door does not open and the renter’s things are inside: staff are told at once. Box and rental stay.',
    input: z.extend(ByKey, { phone: line(40) }),
    output: SiteRental,
  }),
  mine: ask({
    method: 'GET',
    path: '/public/my-rentals',
    access: 'customer',
    summary: 'The rentals of whoever is signed in: running and coming ones, then the others.',
    input: z.object({}),
    output: z.object({ rentals: z.array(z.extend(SiteRental, { key: secret(z.string()) })) }),
  }),
  current: ask({
    method: 'GET',
    path: '/public/my-rentals/current',
    access: 'site',
    summary:
      'Running and coming rentals of this browser, which has shown their keys before, and of whoever is signed in.',
    input: z.object({}),
    output: z.object({ rentals: z.array(z.extend(CurrentRental, { key: secret(z.string()), lockId: z.uuid() })) }),
  }),
};

export const rentalEnded = event({
  name: 'rental.ended',
  payload: z.object({ companyId: z.uuid(), rentalId: z.uuid() }),
});
