import { ask, change } from '@fachwerk/base/contract';
import { Instant, line, Nothing, paragraph, personName } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import * as z from 'zod/mini';
import { RejectReason, ReviewedItem, ReviewState, Stars } from './contract.ts';

export const ReviewSort = z.enum(['newest', 'best', 'worst']);
export type ReviewSort = z.infer<typeof ReviewSort>;

/** A published review, as everybody reads it. */
export const ShownReview = z.object({
  id: z.uuid(),
  stars: Stars,
  title: z.string(),
  text: z.string(),
  name: z.string(),
  writtenAt: Instant,
  /** Empty: the shop has not answered. */
  reply: z.string(),
});
export type ShownReview = z.infer<typeof ShownReview>;

export const ShownReviews = z.object({
  /** All published ones of the item. */
  count: z.int(),
  /** To one decimal; 0 without a review. */
  average: z.number(),
  /** How many have one star, two, …, five. */
  byStars: z.array(z.int()),
  reviews: z.array(ShownReview),
  sort: ReviewSort,
  /** From 1. */
  page: z.int(),
  pages: z.int(),
});
export type ShownReviews = z.infer<typeof ShownReviews>;

/** What a buyer said, or has yet to say, about an item of an order. */
const OwnReview = z.object({
  item: ReviewedItem,
  /** As it was bought: variant, extras. */
  detail: z.string(),
  review: z.nullable(
    z.object({
      stars: Stars,
      title: z.string(),
      text: z.string(),
      name: z.string(),
      state: ReviewState,
      reason: z.nullable(RejectReason),
    }),
  ),
});
export type OwnReview = z.infer<typeof OwnReview>;

const orderHash = secret(line(100, 20));
const OfOrder = z.object({ orderHash });
/** The page of an item is asked for as far as this. */
const MOST_PAGES = 1000;

export const reviewSiteApi = {
  ofItem: ask({
    method: 'POST',
    path: '/public/item-reviews',
    access: 'site',
    triesPerMinute: 300,
    summary: 'A page of the published reviews of an item; null where the shop takes none.',
    input: z.object({
      itemId: z.uuid(),
      sort: ReviewSort,
      page: z.int().check(z.minimum(1), z.maximum(MOST_PAGES)),
    }),
    output: z.object({ shown: z.nullable(ShownReviews) }),
  }),
  open: ask({
    method: 'POST',
    path: '/public/item-reviews/open',
    access: 'site',
    triesPerMinute: 60,
    summary: 'Whether the items of an order may be reviewed now.',
    input: OfOrder,
    output: z.object({ isOpen: z.boolean() }),
  }),
  own: ask({
    method: 'POST',
    path: '/public/item-reviews/own',
    access: 'site',
    triesPerMinute: 60,
    summary: 'The items of an order with what its customer said about them; none before they were handed over.',
    input: OfOrder,
    output: z.object({
      orderNumber: z.string(),
      /** The shop takes reviews; otherwise only what was said before is here, to be deleted. */
      isOn: z.boolean(),
      isDone: z.boolean(),
      items: z.array(OwnReview),
      /** Offered as the name that is shown. */
      name: z.string(),
    }),
  }),
  write: change({
    method: 'POST',
    path: '/public/item-review/write',
    access: 'site',
    repeats: 'same',
    triesPerMinute: 20,
    summary:
      'A review of an item of an order that was handed over. It waits for the shop; until then it can be rewritten.',
    input: z.extend(OfOrder, {
      itemId: z.uuid(),
      stars: Stars,
      title: line(120),
      text: paragraph(4000),
      name: personName(60),
    }),
    output: Nothing,
  }),
  remove: change({
    method: 'POST',
    path: '/public/item-review/remove',
    access: 'site',
    repeats: 'same',
    evenReadOnly: true,
    triesPerMinute: 20,
    summary: 'Deletes the own review, published or not.',
    input: z.extend(OfOrder, { itemId: z.uuid() }),
    output: Nothing,
  }),
  asking: ask({
    method: 'POST',
    path: '/public/item-reviews/asking',
    access: 'site',
    triesPerMinute: 60,
    summary: 'Whether the customer of an order may be asked for reviews by mail.',
    input: OfOrder,
    output: z.object({ isAsked: z.boolean() }),
  }),
  endAsking: change({
    method: 'POST',
    path: '/public/item-reviews/asking/end',
    access: 'site',
    repeats: 'same',
    evenReadOnly: true,
    triesPerMinute: 60,
    summary: 'No more mails that ask for reviews.',
    input: OfOrder,
    output: Nothing,
  }),
};
