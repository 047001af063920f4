import { ask, change } from '@fachwerk/base/contract';
import { Instant, line } from '@fachwerk/base/schema';
import * as z from 'zod/mini';
import { Fulfilment, FulfilmentState, MOST_PARCELS, Parcel } from './contract.ts';

export const FulfilmentStepKind = z.enum(['added', 'moved', 'promised', 'mailed', 'payment_failed', 'refunded']);
export type FulfilmentStepKind = z.infer<typeof FulfilmentStepKind>;

export const FulfilmentStep = z.object({
  id: z.uuid(),
  at: Instant,
  kind: FulfilmentStepKind,
  personKind: z.enum(['customer', 'staff', 'house']),
  personName: z.string(),
  data: z.record(z.string(), z.unknown()),
});
export type FulfilmentStep = z.infer<typeof FulfilmentStep>;

export const FulfilmentStory = z.extend(Fulfilment, { steps: z.array(FulfilmentStep), parcels: z.array(Parcel) });
export type FulfilmentStory = z.infer<typeof FulfilmentStory>;

/** The longest time a tap may have waited for the network: longer ago nobody remembers it. */
export const LONGEST_WAIT_SECONDS = 12 * 60 * 60;

export const fulfilmentApi = {
  find: ask({
    method: 'GET',
    path: '/private/order/:orderId/fulfilment',
    access: 'staff:fulfilment.read',
    summary: 'How an order is handed over and what happened so far; null where nothing is handed over.',
    input: z.object({ orderId: z.uuid() }),
    output: z.object({ fulfilment: z.nullable(FulfilmentStory) }),
  }),
  move: change({
    method: 'POST',
    path: '/private/fulfilment/move',
    access: 'staff:fulfilment.move',
    repeats: 'by tapId',
    summary: 'Moves the handing over of an order; the same `tapId` is done once, another `from` is refused.',
    input: z.object({
      orderId: z.uuid(),
      /** Made by whoever taps: a tap that waited for the network may be sent again. */
      tapId: z.uuid(),
      /** Where it stood on the screen. */
      from: FulfilmentState,
      to: z.enum(['accepted', 'making', 'ready', 'on_way', 'done', 'refused']),
      /** Of accepting, from the tap on; without it what was wished counts, or the time of preparation. */
      promisedMinutes: z.optional(z.int().check(z.minimum(0), z.maximum(60 * 24 * 14))),
      /** Of refusing; the customer reads it. */
      reason: z._default(line(300), ''),
      /** How long the tap waited for the network. */
      agoSeconds: z._default(z.int().check(z.minimum(0), z.maximum(LONGEST_WAIT_SECONDS)), 0),
    }),
    output: Fulfilment,
  }),
  promise: change({
    method: 'POST',
    path: '/private/fulfilment/promise',
    access: 'staff:fulfilment.move',
    repeats: 'same',
    summary: 'Promises another time; the customer’s page shows it.',
    input: z.object({ orderId: z.uuid(), promisedAt: Instant }),
    output: Fulfilment,
  }),
  saveParcels: change({
    method: 'POST',
    path: '/private/fulfilment/parcels',
    access: 'staff:fulfilment.move',
    repeats: 'same',
    summary: 'The parcels of an order with their numbers; the customer reads them in the mail and on the order’s page.',
    input: z.object({ orderId: z.uuid(), parcels: z.array(Parcel).check(z.maxLength(MOST_PARCELS)) }),
    output: z.object({ parcels: z.array(Parcel) }),
  }),
};
