import { ask, change } from '@fachwerk/base/contract';
import { LANGUAGES } from '@fachwerk/base/language';
import { Instant, line, Nothing, paragraph, personName } from '@fachwerk/base/schema';
import { secret, secretAddress } from '@fachwerk/base/secret';
import { Contact } from '@fachwerk/cart/contract-cart';
import { OfferedOption, OnlineOption } from '@fachwerk/payments/contract';
import * as z from 'zod/mini';

/** What one voucher may be worth. */
export const LEAST_GIFT_CENTS = 500;
export const MOST_GIFT_CENTS = 50_000;

/** As it was typed: capitals and lines between are no other code. */
const GiftCode = secret(line(40, 1));

export const GiftRequest = z.object({
  amountCents: z.int().check(z.minimum(LEAST_GIFT_CENTS), z.maximum(MOST_GIFT_CENTS)),
  /** For whom it is, and a few words; both stand on the paper. */
  recipient: personName(80),
  message: paragraph(300),
});
export type GiftRequest = z.infer<typeof GiftRequest>;

export const GiftMoveKind = z.enum(['issued', 'spent', 'given_back', 'taken_back']);
export type GiftMoveKind = z.infer<typeof GiftMoveKind>;

export const GiftState = z.enum(['open', 'spent', 'blocked', 'expired']);
export type GiftState = z.infer<typeof GiftState>;

/** What whoever has the code may know. */
export const GiftBalance = z.object({
  initialCents: z.int(),
  balanceCents: z.int(),
  state: GiftState,
  /** The last day. */
  expiresOn: z.string(),
  moves: z.array(z.object({ at: Instant, kind: GiftMoveKind, cents: z.int() })),
});
export type GiftBalance = z.infer<typeof GiftBalance>;

/** For staff: without the code, which is the holder's. */
export const Gift = z.object({
  id: z.uuid(),
  /** Its last letters, to talk about it. */
  ending: z.string(),
  initialCents: z.int(),
  balanceCents: z.int(),
  state: GiftState,
  recipient: z.string(),
  orderId: z.uuid(),
  orderNumber: z.string(),
  issuedAt: Instant,
  expiresOn: z.string(),
});
export type Gift = z.infer<typeof Gift>;

export const giftApi = {
  offer: ask({
    method: 'GET',
    path: '/public/gift',
    access: 'site',
    summary: 'How a gift voucher can be paid here; none where it is not sold.',
    input: z.object({}),
    output: z.object({ paymentOptions: z.array(OfferedOption), contractParty: z.string() }),
  }),
  buy: change({
    method: 'POST',
    path: '/public/gift/buy',
    access: 'site',
    repeats: 'by purchaseId',
    transaction: 'own',
    triesPerMinute: 20,
    summary: 'Orders a gift voucher and begins its payment. Any number of times for one purchase is one order.',
    input: z.object({
      /** Made by the page that was shown. */
      purchaseId: z.uuid(),
      wish: GiftRequest,
      contact: Contact,
      accepted: z.object({ terms: z.boolean(), privacy: z.boolean(), withdrawal: z.boolean() }),
      paymentOption: OnlineOption,
      language: z.optional(z.enum(LANGUAGES)),
    }),
    output: z.object({ orderHash: secret(z.string()), redirectTo: secretAddress(z.string()) }),
  }),
  bought: ask({
    method: 'POST',
    path: '/public/gift/bought',
    access: 'site',
    triesPerMinute: 60,
    summary: 'How many gift vouchers were bought with the order behind a secret.',
    input: z.object({ orderHash: secret(z.string().check(z.minLength(20), z.maxLength(100))) }),
    output: z.object({ gifts: z.int() }),
  }),
  balance: ask({
    method: 'POST',
    path: '/public/gift/balance',
    access: 'site',
    triesPerMinute: 20,
    summary: 'What is left on a gift voucher, for whoever has its code.',
    input: z.object({ code: GiftCode }),
    output: GiftBalance,
  }),
  list: ask({
    method: 'POST',
    path: '/private/gift-vouchers',
    access: 'staff:vouchers.read',
    summary: 'A page of the gift vouchers that were sold, newest first, and what is open on all of them.',
    input: z.object({ search: z.optional(line(100)), before: z.optional(z.uuid()) }),
    output: z.object({ gifts: z.array(Gift), next: z.nullable(z.uuid()), total: z.int(), openCents: z.int() }),
  }),
  block: change({
    method: 'POST',
    path: '/private/gift-voucher/:id/block',
    access: 'staff:vouchers.manage',
    repeats: 'same',
    summary: 'Nobody can pay with it from now on, or its holder again.',
    input: z.object({ id: z.uuid(), isBlocked: z.boolean() }),
    output: Nothing,
  }),
  mail: change({
    method: 'POST',
    path: '/private/gift-voucher/:id/mail',
    access: 'staff:vouchers.manage',
    repeats: 'again',
    summary: 'Sends it once more to whoever bought it.',
    input: z.object({ id: z.uuid() }),
    output: Nothing,
  }),
};
