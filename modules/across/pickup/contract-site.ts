import { SiteAttempt } from '@fachwerk/active-rentals/contract';
import { ask, change } from '@fachwerk/base/contract';
import { Instant } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import * as z from 'zod/mini';
import { ParcelState } from './contract.ts';

/** One box of an order, as whoever ordered sees it. */
export const SiteParcel = z.object({
  id: z.uuid(),
  boxNumber: z.string(),
  state: ParcelState,
  /** From when on it lies there. */
  pin: z.nullable(secret(z.string())),
  laidAt: z.nullable(Instant),
  collectUntil: z.nullable(Instant),
  /** The customer has opened it and the door is not known to be closed. */
  isOpen: z.boolean(),
  hasDoorSensor: z.boolean(),
  whyNotOpen: z.nullable(z.string()),
});
export type SiteParcel = z.infer<typeof SiteParcel>;

export const SitePickup = z.object({
  parcels: z.array(SiteParcel),
  locationName: z.string(),
  address: z.string(),
  timeZone: z.string(),
});
export type SitePickup = z.infer<typeof SitePickup>;

const ByHash = z.object({ orderHash: secret(z.string().check(z.minLength(20), z.maxLength(100))) });

const ByKey = z.extend(ByHash, {
  /** Of the mail's link. Whoever ordered in this browser, or is signed in, needs none. */
  key: z.optional(secret(z.string().check(z.maxLength(100)))),
});

/** A tap that comes out of a dead spot later than this opens nothing. */
export const OPEN_WITHIN_SECONDS = 30;

export const pickupSiteApi = {
  show: ask({
    method: 'POST',
    path: '/public/order/boxes',
    access: 'site',
    triesPerMinute: 120,
    summary:
      'The boxes of the order behind a secret, with their PINs for whoever ordered; null where nothing goes into a box.',
    input: ByKey,
    output: z.object({ pickup: z.nullable(SitePickup) }),
  }),
  open: change({
    method: 'POST',
    path: '/public/order/boxes/open',
    access: 'site',
    repeats: 'by transactionId',
    evenReadOnly: true,
    triesPerMinute: 20,
    summary:
      'Opens a box of the order. The same `transactionId` again is the same attempt; after `until` nothing opens.',
    input: z.extend(ByKey, { parcelId: z.uuid(), transactionId: z.uuid(), until: z.optional(Instant) }),
    output: SiteAttempt,
  }),
  attempt: ask({
    method: 'POST',
    path: '/public/order/boxes/attempt',
    access: 'site',
    triesPerMinute: 240,
    summary: 'How far an opening has come.',
    input: z.extend(ByHash, { attemptId: z.uuid() }),
    output: SiteAttempt,
  }),
  close: change({
    method: 'POST',
    path: '/public/order/boxes/close',
    access: 'site',
    repeats: 'same',
    evenReadOnly: true,
    summary: 'Says that the box is empty and closed, where no sensor sees the door.',
    input: z.extend(ByKey, { parcelId: z.uuid() }),
    output: z.object({ state: ParcelState }),
  }),
};
