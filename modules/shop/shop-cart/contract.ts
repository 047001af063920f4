import { ask, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, Nothing, paragraph } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import { Choice } from '@fachwerk/item-options/contract';
import { DeliveryType, WayDays } from '@fachwerk/shop/contract-way';
import * as z from 'zod/mini';

/** Of the same thing in one line. */
export const MOST_OF_ONE = 99;
export const MOST_ITEM_LINES = 60;

export const Quantity = z.int().check(z.minimum(1), z.maximum(MOST_OF_ONE));
export const LineNote = line(200);

/** A thank-you, in one of the ways the shop offers. `percent` of the goods; `cents` as typed; rounding up goes to the next whole euro. */
export const TipChoice = z.object({
  kind: z.enum(['none', 'percent', 'cents', 'round_up']),
  value: z.int().check(z.minimum(0), z.maximum(50_000)),
});
export type TipChoice = z.infer<typeof TipChoice>;

/** To whom an invoice is written that is not for the person who orders. */
export const InvoiceTo = z.object({
  company: line(120),
  vatId: line(20),
  street: line(120),
  postcode: line(12),
  city: line(80),
});
export type InvoiceTo = z.infer<typeof InvoiceTo>;

/** How the goods are to come to the customer, as it was typed so far; what is missing or wrong is said when it is needed. */
export const Handover = z.object({
  /** Null while nobody has chosen, and the shop offers several. */
  type: z.nullable(DeliveryType),
  /** Of a delivery, asked for early: what it costs depends on it. */
  postcode: line(12),
  street: line(120),
  /** Floor, back building, name at the bell. */
  addition: line(120),
  city: line(80),
  /** Of a parcel, by ISO 3166; empty: the only or the first one that is shipped to. */
  country: z._default(z.string().check(z.regex(/^([A-Z]{2})?$/)), ''),
  /** Null: as soon as possible. */
  wishedAt: z.nullable(Instant),
  note: paragraph(300),
  /** Null: to whoever orders. */
  invoiceTo: z.nullable(InvoiceTo),
});
export type Handover = z.infer<typeof Handover>;

const Refusal = z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) });
export type Refusal = z.infer<typeof Refusal>;

/** An item in the cart, priced at this moment. */
export const ItemLine = z.object({
  id: z.uuid(),
  choice: Choice,
  title: z.string(),
  detail: z.string(),
  /** The address of its first picture in the smallest width. */
  picture: z.nullable(z.string()),
  note: z.string(),
  quantity: z.int(),
  /** Gross for one, with its extras and without the deposit. */
  unitCents: z.int(),
  /** Without the promo that runs; equal to it while none does. */
  usualCents: z.int(),
  depositCents: z.int(),
  vatPercent: z.int(),
  /** When somebody last looked at it and agreed; null where it costs the same now. */
  wasCents: z.nullable(z.int()),
  /** When the promo ends. */
  promoEndsAt: z.nullable(Instant),
  /** Why it cannot be had right now. It costs nothing then. */
  whyNot: z.nullable(Refusal),
  /** What is left of it, where that is less than anybody could want. */
  left: z.nullable(z.int()),
  minimumAge: z.int(),
  /** When a parcel with it arrives; null: nobody has said, or nothing is sent. */
  deliveryDays: z.nullable(WayDays),
  /** Of one; 0 where nobody has said. */
  weightGrams: z.int(),
  /** Tobacco, CBD and prepaid cards do not count towards the minimum value (spec §5). */
  countsForMinimum: z.boolean(),
});
export type ItemLine = z.infer<typeof ItemLine>;

/** A way to get the goods that the shop offers. */
export const OfferedType = z.object({ type: DeliveryType, whyNot: z.nullable(Refusal) });
export type OfferedType = z.infer<typeof OfferedType>;

export const GoodsSums = z.object({
  goodsCents: z.int(),
  /** What of them counts towards the minimum value. */
  countedCents: z.int(),
  minimumCents: z.int(),
  missingCents: z.int(),
  /** Nothing can be ordered below the minimum; otherwise the difference is added. */
  isBlocked: z.boolean(),
  depositCents: z.int(),
  deliveryCents: z.int(),
  /** So much more goods make it free; null: nothing does, or it is. */
  toFreeCents: z.nullable(z.int()),
  handlingCents: z.int(),
  surchargeCents: z.int(),
  discountCents: z.int(),
  tipCents: z.int(),
});
export type GoodsSums = z.infer<typeof GoodsSums>;

/** Where a parcel may go, and by what it goes there. */
export const Shipping = z.object({
  countries: z.array(z.string()),
  /** Chosen, or the first. */
  country: z.string(),
  /** The zone of the address; empty: there is none. */
  zone: z.string(),
  weightGrams: z.int(),
  /** Why this parcel cannot go there. */
  whyNot: z.nullable(z.string()),
});
export type Shipping = z.infer<typeof Shipping>;

export const GoodsCart = z.object({
  lines: z.array(ItemLine),
  handover: Handover,
  /** Of whoever sits there; empty elsewhere. */
  tableName: z.string(),
  types: z.array(OfferedType),
  /** Null: nothing is sent. */
  shipping: z.nullable(Shipping),
  /** What is still to be said, by field. */
  open: z.array(z.object({ path: z.string(), code: z.string() })),
  sums: GoodsSums,
  /** Why nothing of this can be ordered as it is, to be mended in the cart. */
  whyNot: z.nullable(Refusal),
  /** Prices changed since the cart was filled: agreed to before it goes on. */
  isPriceChanged: z.boolean(),
  tip: TipChoice,
  tipOffers: z.object({ isOffered: z.boolean(), percents: z.array(z.int()), mayRoundUp: z.boolean() }),
  /** Of the same customer in another browser: so many lines can be brought here. */
  elsewhere: z.int(),
});
export type GoodsCart = z.infer<typeof GoodsCart>;

export const goodsProblems = {
  'goods.line_unknown': 404,
  'goods.too_many_lines': 409,
  'goods.too_many_of_one': 422,
  'goods.only_left': 409,
  'goods.type_missing': 422,
  'goods.delivery_incomplete': 422,
  'goods.tip_not_offered': 422,
  'goods.below_minimum': 409,
} as const satisfies ProblemCatalog;
export type GoodsProblem = keyof typeof goodsProblems;

export const FreeTime = z.object({ from: Instant, to: Instant });

export const goodsApi = {
  show: ask({
    method: 'GET',
    path: '/public/goods/cart',
    access: 'site',
    summary:
      'The goods in the cart of this browser, priced now; null where there are none. The table they sit at, before anything is chosen too.',
    input: z.object({}),
    output: z.object({ goods: z.nullable(GoodsCart), tableName: z.string() }),
  }),
  add: change({
    method: 'POST',
    path: '/public/goods/add',
    access: 'site',
    repeats: 'key',
    summary: 'Puts something into the cart; the same choice with the same note becomes more of it.',
    input: z.object({
      choice: Choice,
      quantity: Quantity,
      note: z._default(LineNote, ''),
      /** Throws out what does not go with it: another contract party's, an extension. */
      isOverwriting: z._default(z.boolean(), false),
    }),
    output: z.object({ cartId: z.uuid(), lineId: z.uuid(), pieces: z.int() }),
  }),
  changeQuantity: change({
    method: 'POST',
    path: '/public/goods/quantity',
    access: 'site',
    repeats: 'same',
    summary: 'How many of a line; none takes it out.',
    input: z.object({ lineId: z.uuid(), quantity: z.int().check(z.minimum(0), z.maximum(MOST_OF_ONE)) }),
    output: Nothing,
  }),
  remove: change({
    method: 'POST',
    path: '/public/goods/remove',
    access: 'site',
    repeats: 'same',
    summary: 'Takes a line out of the cart.',
    input: z.object({ lineId: z.uuid() }),
    output: Nothing,
  }),
  confirmPrices: change({
    method: 'POST',
    path: '/public/goods/confirm-prices',
    access: 'site',
    repeats: 'same',
    summary: 'Agrees to what the goods cost by now, named line by line.',
    input: z.object({
      prices: z.array(z.object({ lineId: z.uuid(), unitCents: z.int() })).check(z.maxLength(MOST_ITEM_LINES)),
    }),
    output: Nothing,
  }),
  saveHandover: change({
    method: 'POST',
    path: '/public/goods/handover',
    access: 'site',
    repeats: 'same',
    summary: 'Keeps how the goods are to come to the customer; whether it is enough is said with the cart.',
    input: z.object({ handover: Handover }),
    output: z.object({
      open: GoodsCart.shape.open,
      /** As the cart has it now: whoever said this has agreed to it. */
      handoverMark: z.string(),
    }),
  }),
  chooseType: change({
    method: 'POST',
    path: '/public/goods/type',
    access: 'site',
    repeats: 'same',
    summary: 'Delivery, pick-up, …, and the postcode that a delivery goes to.',
    input: z.object({ type: DeliveryType, postcode: z._default(line(12), '') }),
    output: Nothing,
  }),
  saveTip: change({
    method: 'POST',
    path: '/public/goods/tip',
    access: 'site',
    repeats: 'same',
    summary: 'A tip, or the amount rounded up.',
    input: z.object({ tip: TipChoice }),
    output: Nothing,
  }),
  sitAtTable: change({
    method: 'POST',
    path: '/public/goods/table',
    access: 'site',
    repeats: 'same',
    summary: 'Whoever scanned the code of a table orders to it.',
    input: z.object({ token: secret(line(60, 10)) }),
    output: z.object({ tableName: z.string() }),
  }),
  bringHere: change({
    method: 'POST',
    path: '/public/goods/bring-here',
    access: 'customer',
    repeats: 'once',
    summary: 'Moves what the same customer has put into a cart elsewhere into this one.',
    input: z.object({}),
    output: z.object({ lines: z.int() }),
  }),
  times: ask({
    method: 'POST',
    path: '/public/goods/times',
    access: 'site',
    summary: 'When an order of this type can be had, as it is at this moment.',
    input: z.object({ type: DeliveryType }),
    output: z.object({
      /** When it would be ready as soon as possible; null: not now. */
      soonestAt: z.nullable(Instant),
      times: z.array(FreeTime),
    }),
  }),
  checkPostcode: ask({
    method: 'POST',
    path: '/public/goods/postcode',
    access: 'site',
    summary: 'Whether a postcode is delivered to, and for how much.',
    input: z.object({ postcode: line(12) }),
    output: z.object({
      whyNot: z.nullable(z.string()),
      area: z.nullable(
        z.object({
          name: z.string(),
          priceCents: z.int(),
          minimumCents: z.int(),
          freeFromCents: z.nullable(z.int()),
        }),
      ),
    }),
  }),
};
