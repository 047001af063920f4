import { ask, change } from '@fachwerk/base/contract';
import { Instant, Nothing } from '@fachwerk/base/schema';
import { OpeningHours } from '@fachwerk/locations/contract-hours';
import { BoxSize } from '@fachwerk/locations/contract-prices';
import { AttemptState } from '@fachwerk/lockers/contract-open';
import { DoorFact } from '@fachwerk/lockers/wire';
import * as z from 'zod/mini';
import { RentalPhase } from './contract.ts';

/** A location as customers see it, in their language. */
export const SiteLocation = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  position: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  timeZone: z.string(),
  openingHours: OpeningHours,
  isOpen: z.boolean(),
  /** When that changes; null when it never does. */
  changesAt: z.nullable(Instant),
  image: z.nullable(z.string()),
  isShortTerm: z.boolean(),
  isLongTerm: z.boolean(),
  maxDurationMinutes: z.int(),
  freeBoxes: z.int(),
  /** The cheapest thing there is; null without prices. */
  fromCents: z.nullable(z.int()),
  contractParty: z.string(),
});
export type SiteLocation = z.infer<typeof SiteLocation>;

/** When somebody wants a box. Without a start it is now. */
export const Period = z.object({
  startsAt: z.optional(Instant),
  durationMinutes: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(527_040)),
});
export type Period = z.infer<typeof Period>;

export const PricePart = z.object({
  unit: z.enum(['week', 'day', 'cap', 'hour', 'minute']),
  count: z.int(),
  cents: z.int(),
});

export const SizeOffer = z.object({
  size: BoxSize,
  free: z.int(),
  /** Null where the size has no price. */
  priceCents: z.nullable(z.int()),
  parts: z.array(PricePart),
  overrunCentsPerHour: z.int(),
  /** Why this size cannot be had for the period, as a problem code; null when it can. */
  problem: z.nullable(z.string()),
});
export type SizeOffer = z.infer<typeof SizeOffer>;

export const Offer = z.object({
  locationId: z.uuid(),
  startsAt: Instant,
  endsAt: Instant,
  isNow: z.boolean(),
  /** The end was moved into opening hours, or set for whole days (spec §9). */
  isEndMoved: z.boolean(),
  /** Why nothing can be had for this period, as a problem code. */
  problem: z.nullable(z.string()),
  sizes: z.array(SizeOffer),
});
export type Offer = z.infer<typeof Offer>;

/** What a customer sees of a rental, and may do with it. */
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
  orderHash: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  /** The box opens until here without a payment, or without another one. */
  graceUntil: Instant,
  endedAt: z.nullable(Instant),
  timeZone: z.string(),
  /** So far: the booking, extensions, extra payments. */
  paidCents: z.int(),
  /** Due now, before the box opens again. */
  dueCents: z.int(),
  overrunCentsPerHour: z.int(),
  /** Empty where the visitor may not see it. */
  pin: z.string(),
  doorState: DoorFact,
  isOpen: z.boolean(),
  /** Latest end an extension can have; null when it cannot be extended. */
  extendableUntil: z.nullable(Instant),
  /** Problem codes; null when it can be done now. */
  whyNotOpen: z.nullable(z.string()),
  whyNotEnd: z.nullable(z.string()),
  whyNotExtend: z.nullable(z.string()),
  reviewLink: z.string(),
});
export type SiteRental = z.infer<typeof SiteRental>;

export const SiteAttempt = z.object({ id: z.uuid(), state: AttemptState, doorState: DoorFact });
export type SiteAttempt = z.infer<typeof SiteAttempt>;

/** The secret of the link in the mail; whoever is signed in names the rental instead. */
const Key = z.string().check(z.minLength(20), z.maxLength(60));
const byKey = z.object({ key: Key });
const found = z.object({ locationId: z.uuid() });

export const rentalSiteApi = {
  locations: ask({
    method: 'GET',
    path: '/public/locations',
    access: 'site',
    summary: 'Where boxes can be rented.',
    input: z.object({}),
    output: z.object({ locations: z.array(SiteLocation) }),
  }),
  offer: ask({
    method: 'POST',
    path: '/public/offer',
    access: 'site',
    summary: 'What can be had at a location for a period, and what it costs.',
    input: z.extend(found, { period: Period }),
    output: Offer,
  }),
  /** A QR code on a box: the box to book, or the running rental of whoever is signed in. */
  box: ask({
    method: 'GET',
    path: '/public/box/:qrCode',
    access: 'site',
    summary: 'The box with this sticker.',
    input: z.object({ qrCode: z.string().check(z.maxLength(100)) }),
    output: z.object({
      locationId: z.uuid(),
      lockId: z.uuid(),
      number: z.string(),
      sizeCode: z.string(),
      isFree: z.boolean(),
      /** Of the signed-in customer, when it is theirs. */
      rentalId: z.nullable(z.uuid()),
    }),
  }),
  show: ask({
    method: 'POST',
    path: '/public/rental',
    access: 'site',
    summary: 'The rental behind a key.',
    input: byKey,
    output: SiteRental,
  }),
  open: change({
    method: 'POST',
    path: '/public/rental/open',
    access: 'site',
    triesPerMinute: 20,
    summary: 'Opens the box. The same `transactionId` again is the same attempt.',
    input: z.extend(byKey, { transactionId: z.uuid() }),
    output: SiteAttempt,
  }),
  attempt: ask({
    method: 'POST',
    path: '/public/rental/attempt',
    access: 'site',
    summary: 'How far an opening has come.',
    input: z.extend(byKey, { attemptId: z.uuid() }),
    output: SiteAttempt,
  }),
  end: change({
    method: 'POST',
    path: '/public/rental/end',
    access: 'site',
    summary: 'Ends the rental: the door is closed, the box is empty and clean.',
    input: z.extend(byKey, { confirmedEmpty: z.boolean() }),
    output: SiteRental,
  }),
  report: change({
    method: 'POST',
    path: '/public/rental/report',
    access: 'site',
    summary: 'The box is not empty, or broken: another one at once; the first is taken out of service.',
    input: z.extend(byKey, { what: z.enum(['not_empty', 'defect']) }),
    output: SiteRental,
  }),
  mine: ask({
    method: 'GET',
    path: '/public/my-rentals',
    access: 'customer',
    summary: 'The rentals of whoever is signed in: running and coming ones, then the others.',
    input: z.object({}),
    output: z.object({ rentals: z.array(z.extend(SiteRental, { key: z.string() })) }),
  }),
};

/** What a tablet in front of the wall may do, with the secret it got when it was paired. A browser carries it in a cookie instead. */
const Terminal = z.optional(z.string().check(z.minLength(20), z.maxLength(200)));
const Pin = z.string().check(z.regex(/^\d{6}$/, 'field.pin'));

export const terminalApi = {
  pair: change({
    method: 'POST',
    path: '/public/terminal/pair',
    access: 'site',
    triesPerMinute: 10,
    summary: 'Pairs a tablet by the one-time token of its terminal.',
    input: z.object({ token: z.string().check(z.maxLength(200)) }),
    output: z.object({ terminal: z.string(), locationId: z.uuid(), locationName: z.string() }),
  }),
  show: ask({
    method: 'POST',
    path: '/public/terminal',
    access: 'site',
    summary: 'Where this terminal stands.',
    input: z.object({ terminal: Terminal }),
    output: SiteLocation,
  }),
  alive: change({
    method: 'POST',
    path: '/public/terminal/alive',
    access: 'site',
    summary: 'Says that the tablet of this terminal is there.',
    input: z.object({ terminal: Terminal }),
    output: Nothing,
  }),
  open: change({
    method: 'POST',
    path: '/public/terminal/open',
    access: 'site',
    triesPerMinute: 20,
    summary: 'Opens a box by PIN.',
    input: z.object({ terminal: Terminal, pin: Pin, transactionId: z.uuid() }),
    output: z.extend(SiteAttempt, { rental: SiteRental }),
  }),
  attempt: ask({
    method: 'POST',
    path: '/public/terminal/attempt',
    access: 'site',
    summary: 'How far an opening at this terminal has come.',
    input: z.object({ terminal: Terminal, attemptId: z.uuid() }),
    output: SiteAttempt,
  }),
};
