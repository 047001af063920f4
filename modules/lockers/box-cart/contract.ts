import { ask, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import { Cart } from '@fachwerk/cart/contract-cart';
import { Period } from '@fachwerk/rentals/contract-site';
import * as z from 'zod/mini';

export const MOST_BOXES = 10;

export const boxCartProblems = {
  /** Spec §5: "This box is already in the shopping cart." */
  'cart.box_already_in_cart': 409,
  /** Spec §8: "Action failed. The item could not be added to the shopping cart." Somebody took the box in the same moment. */
  'cart.item_not_added': 409,
  /** Spec §8: "Chosen options not available". */
  'cart.options_unavailable': 409,
  'cart.full': 409,
} as const satisfies ProblemCatalog;

const Key = secret(z.string().check(z.minLength(20), z.maxLength(60)));

export const ExtensionChoice = z.object({ endsAt: Instant, priceCents: z.int() });

export const boxCartApi = {
  boxes: ask({
    method: 'GET',
    path: '/public/cart/boxes',
    access: 'site',
    summary: 'The boxes that are held in the cart of this browser.',
    input: z.object({}),
    /** One's own cart takes nothing away from oneself. */
    output: z.object({ boxes: z.array(z.object({ lineId: z.uuid(), lockId: z.uuid(), locationId: z.uuid() })) }),
  }),
  addBox: change({
    method: 'POST',
    path: '/public/cart/add',
    access: 'site',
    repeats: 'key',
    summary: 'Holds a box for fifteen minutes: one of a size, or the very one with a sticker.',
    input: z.object({
      locationId: z.uuid(),
      sizeCode: z.string().check(z.maxLength(6)),
      lockId: z.optional(z.uuid()),
      period: Period,
      /** Throws an extension or extra payment out of the cart. */
      isOverwriting: z._default(z.boolean(), false),
    }),
    output: z.object({ cartId: z.uuid(), rentalId: z.uuid(), holdExpiresAt: Instant }),
  }),
  extensionChoices: ask({
    method: 'POST',
    path: '/public/extension',
    access: 'site',
    summary: 'Until when a rental can be extended, and what it costs.',
    input: z.object({ key: Key, endsAt: z.optional(Instant) }),
    output: z.object({
      choices: z.array(ExtensionChoice),
      /** For the end that was asked for. */
      chosen: z.nullable(ExtensionChoice),
      /** Null when it cannot be extended. */
      latest: z.nullable(Instant),
      /** Something else that would be thrown out of the cart. */
      hasCart: z.boolean(),
    }),
  }),
  beginExtension: change({
    method: 'POST',
    path: '/public/extension/begin',
    access: 'site',
    repeats: 'same',
    summary: 'Makes the extension of a rental the content of the cart.',
    input: z.object({ key: Key, endsAt: Instant, isOverwriting: z.boolean() }),
    output: Cart,
  }),
  beginSurcharge: change({
    method: 'POST',
    path: '/public/surcharge/begin',
    access: 'site',
    repeats: 'same',
    evenReadOnly: true,
    summary: 'Makes the extra payment of an overrun rental the content of the cart.',
    input: z.object({ key: Key, isOverwriting: z.boolean() }),
    output: Cart,
  }),
};
