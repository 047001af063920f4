import { ask, type CapabilityCatalog, change, event, stream } from '@fachwerk/base/contract';
import { LANGUAGES } from '@fachwerk/base/language';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, paragraph } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

export const ReviewState = z.enum(['waiting', 'published', 'rejected']);
export type ReviewState = z.infer<typeof ReviewState>;

/** The only reasons to withhold a review; a low rating is none of them (§ 5b Abs. 3, Anhang Nr. 23c UWG). */
export const RejectReason = z.enum(['insult', 'personal_data', 'advertising', 'off_topic', 'unlawful']);
export type RejectReason = z.infer<typeof RejectReason>;

export const Stars = z.int().check(z.minimum(1), z.maximum(5));

/** The item a review is about, as staff and buyers recognise it. */
export const ReviewedItem = z.object({
  id: z.uuid(),
  name: z.string(),
  number: z.string(),
  /** WebP, the smallest; null: the item has no picture. */
  picture: z.nullable(z.string()),
});
export type ReviewedItem = z.infer<typeof ReviewedItem>;

export const Review = z.object({
  id: z.uuid(),
  item: ReviewedItem,
  /** Null: the customer was erased. */
  order: z.nullable(z.object({ id: z.uuid(), number: z.string() })),
  stars: Stars,
  title: z.string(),
  text: z.string(),
  /** As it is shown; empty: nameless. */
  name: z.string(),
  language: z.enum(LANGUAGES),
  state: ReviewState,
  reason: z.nullable(RejectReason),
  reply: z.string(),
  repliedAt: z.nullable(Instant),
  writtenAt: Instant,
  decidedAt: z.nullable(Instant),
  decidedName: z.string(),
  version: z.int(),
});
export type Review = z.infer<typeof Review>;

export const ReviewFilter = z.object({
  search: z.optional(line(100)),
  state: z.optional(ReviewState),
  stars: z.optional(Stars),
  itemId: z.optional(z.uuid()),
  /** The last one already shown. */
  before: z.optional(z.uuid()),
});
export type ReviewFilter = z.infer<typeof ReviewFilter>;

/** Usual wait from the handover to the mail: the item was used, the purchase is not forgotten. */
export const USUAL_MAIL_DAYS = 7;

export const ReviewSetting = z.object({
  /** Customers write and read reviews. */
  isOn: z.boolean(),
  /** Null: nobody is asked by mail. */
  mailDays: z.nullable(z.int().check(z.minimum(1), z.maximum(60))),
});
export type ReviewSetting = z.infer<typeof ReviewSetting>;

/** Published at once. */
export const MOST_AT_ONCE = 100;

const MODERATORS = ['administrator', 'management', 'staff', 'support'] as const;

export const reviewCapabilities = {
  'item-reviews.read': { roles: [...MODERATORS, 'reader'], kinds: ['merchant'] },
  'item-reviews.moderate': { roles: MODERATORS, kinds: ['merchant'] },
  'item-reviews.set': { roles: ['administrator', 'management'], kinds: ['merchant'] },
} as const satisfies CapabilityCatalog;

export const reviewProblems = {
  'review.unknown': 404,
  'review.changed_meanwhile': 409,
  /** Only what customers see is answered. */
  'review.not_published': 409,
  /** The shop takes no reviews. */
  'review.off': 404,
  'review.not_bought': 404,
  'review.not_done_yet': 409,
  'review.published_already': 409,
} as const satisfies ProblemCatalog;
export type ReviewProblem = keyof typeof reviewProblems;

const read = 'staff:item-reviews.read';
const moderate = 'staff:item-reviews.moderate';
const One = z.object({ id: z.uuid(), version: z.int() });

export const reviewApi = {
  list: ask({
    method: 'POST',
    path: '/private/item-reviews',
    access: read,
    summary: 'Reviews, those that wait first, then the newest.',
    input: z.object({ filter: ReviewFilter }),
    output: z.object({ reviews: z.array(Review), next: z.nullable(z.uuid()) }),
  }),
  overview: ask({
    method: 'GET',
    path: '/private/item-reviews/overview',
    access: read,
    summary: 'How many wait for a decision, counted up to a thousand, and whether the shop takes reviews.',
    input: z.object({}),
    output: z.object({ waiting: z.int(), isOn: z.boolean() }),
  }),
  find: ask({
    method: 'GET',
    path: '/private/item-review/:id',
    access: read,
    summary: 'One review.',
    input: z.object({ id: z.uuid() }),
    output: Review,
  }),
  publish: change({
    method: 'POST',
    path: '/private/item-reviews/publish',
    access: moderate,
    repeats: 'same',
    summary:
      'Shows reviews to customers. `version` is the one that was read: a review that was rewritten meanwhile is left out.',
    input: z.object({ reviews: z.array(One).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)) }),
    output: z.object({ published: z.int() }),
  }),
  reject: change({
    method: 'POST',
    path: '/private/item-review/reject',
    access: moderate,
    repeats: 'version',
    summary: 'Withholds a review for one of the reasons; the customer gets a mail with it.',
    input: z.extend(One, { reason: RejectReason }),
    output: Review,
  }),
  reply: change({
    method: 'POST',
    path: '/private/item-review/reply',
    access: moderate,
    repeats: 'version',
    summary: 'The answer of the shop below a published review; an empty one takes it away.',
    input: z.extend(One, { text: paragraph(2000) }),
    output: Review,
  }),
  setting: ask({
    method: 'GET',
    path: '/private/item-reviews/setting',
    access: 'staff:item-reviews.set',
    summary: 'Whether customers review items, and when they are asked to.',
    input: z.object({}),
    output: ReviewSetting,
  }),
  saveSetting: change({
    method: 'POST',
    path: '/private/item-reviews/setting',
    access: 'staff:item-reviews.set',
    repeats: 'same',
    summary: 'Whether customers review items, and when they are asked to.',
    input: ReviewSetting,
    output: ReviewSetting,
  }),
};

/** Hints for the screens of staff: a review came in, was decided, or is gone. */
export const reviewStream = stream({
  name: 'item-reviews',
  access: read,
  audience: 'company',
  event: z.object({ type: z.literal('item-reviews') }),
});

/** A buyer has written or rewritten a review, and it waits for a decision. At least once to each listener. */
export const reviewWritten = event({
  name: 'item-reviews.written',
  payload: z.object({ companyId: z.uuid(), reviewId: z.uuid() }),
});
