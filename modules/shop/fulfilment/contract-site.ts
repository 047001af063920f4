import { ask } from '@fachwerk/base/contract';
import { Instant } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import { DeliveryType } from '@fachwerk/shop/contract-way';
import * as z from 'zod/mini';
import { FulfilmentState, HandoverAddress, Parcel } from './contract.ts';

/** What the customer sees of it. */
export const SiteFulfilment = z.object({
  orderHash: secret(z.string()),
  type: DeliveryType,
  state: FulfilmentState,
  wishedAt: z.nullable(Instant),
  promisedAt: z.nullable(Instant),
  address: z.nullable(HandoverAddress),
  tableName: z.string(),
  note: z.string(),
  parcels: z.array(Parcel),
  /** When each state was reached. */
  reached: z.array(z.object({ state: FulfilmentState, at: Instant })),
  /** To be paid when it is handed over; 0 where nothing is. */
  dueCents: z.int(),
  /** Why the shop said no, in its words. */
  reason: z.string(),
  shop: z.object({
    name: z.string(),
    phone: z.string(),
    street: z.string(),
    postcode: z.string(),
    city: z.string(),
  }),
  timeZone: z.string(),
});
export type SiteFulfilment = z.infer<typeof SiteFulfilment>;

export const fulfilmentSiteApi = {
  show: ask({
    method: 'POST',
    path: '/public/order/fulfilment',
    access: 'site',
    triesPerMinute: 120,
    summary: 'How the order behind a secret is handed over; null where nothing is.',
    input: z.object({ orderHash: secret(z.string().check(z.minLength(20), z.maxLength(100))) }),
    output: z.object({ fulfilment: z.nullable(SiteFulfilment) }),
  }),
};
