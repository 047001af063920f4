import type { Language } from '@fachwerk/base/language';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { type RowOf, table } from '@fachwerk/server/table';
import type { RejectReason, ReviewState } from '../../contract.ts';

const review = table('item_reviews.review', {
  id: 'uuid',
  itemId: 'uuid',
  orderId: 'uuid?',
  line: 'integer?',
  customerId: 'uuid?',
  stars: 'integer',
  title: 'text',
  text: 'text',
  name: 'text',
  language: 'text',
  state: 'text',
  reason: 'text?',
  reply: 'text',
  repliedAt: 'timestamptz?',
  writtenAt: 'timestamptz',
  decidedAt: 'timestamptz?',
  decidedName: 'text',
  version: 'integer',
});

export type StoredReview = Omit<RowOf<typeof review>, 'language' | 'state' | 'reason'> & {
  readonly language: Language;
  readonly state: ReviewState;
  readonly reason: RejectReason | null;
};

/** Of `item_reviews.review r`. */
export const reviewColumns = review.columns('r');
const columns = review.columns();

export type Written = Pick<StoredReview, 'stars' | 'title' | 'text' | 'name' | 'language'>;
export type Purchase = {
  readonly itemId: string;
  readonly orderId: string;
  readonly line: number;
  readonly customerId: string;
};

/** What a customer said about an item, in whichever order they bought it; kept until the transaction ends. */
export function lockOwnReview(
  ctx: CompanyCtx,
  { itemId, customerId }: Pick<Purchase, 'itemId' | 'customerId'>,
): Promise<StoredReview | undefined> {
  return ctx.db.first<StoredReview>(sql`
    select ${columns} from item_reviews.review
    where company_id = ${ctx.companyId} and item_id = ${itemId} and customer_id = ${customerId} for update`);
}

export function listOwnReviews(
  ctx: CompanyCtx,
  customerId: string,
  itemIds: readonly string[],
): Promise<StoredReview[]> {
  return ctx.db.rows<StoredReview>(sql`
    select ${columns} from item_reviews.review
    where company_id = ${ctx.companyId} and customer_id = ${customerId} and item_id = any(${itemIds}::uuid[])`);
}

/** False: the customer has reviewed the item a moment ago, with another tap. */
export async function addReview(
  ctx: CompanyCtx,
  id: string,
  { itemId, orderId, line, customerId }: Purchase,
  { stars, title, text, name, language }: Written,
): Promise<boolean> {
  const added = await ctx.db.first(sql`
    insert into item_reviews.review (company_id, id, item_id, order_id, line, customer_id, stars, title, text, name, language, created_at, written_at)
    values (${ctx.companyId}, ${id}, ${itemId}, ${orderId}, ${line}, ${customerId}, ${stars}, ${title}, ${text}, ${name}, ${language},
      ${ctx.now}, ${ctx.now})
    on conflict do nothing returning id`);
  return added !== undefined;
}

/** It waits again, and what was answered to the text before goes. */
export async function rewriteReview(
  ctx: CompanyCtx,
  id: string,
  { stars, title, text, name, language }: Written,
): Promise<void> {
  await ctx.db.write(sql`
    update item_reviews.review set stars = ${stars}, title = ${title}, text = ${text}, name = ${name}, language = ${language},
      written_at = ${ctx.now}, state = 'waiting', reason = null, reply = '', replied_at = null, decided_at = null, decided_by = null, decided_name = '', version = version + 1
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function removeReview(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.write(sql`delete from item_reviews.review where company_id = ${ctx.companyId} and id = ${id}`);
}

/** In the order of their ids: two people who publish the same ones do not wait for each other in a circle. */
export function lockReviews(ctx: CompanyCtx, ids: readonly string[]): Promise<StoredReview[]> {
  return ctx.db.rows<StoredReview>(sql`
    select ${columns} from item_reviews.review where company_id = ${ctx.companyId} and id = any(${ids}::uuid[]) order by id for update`);
}

/** Publishes, or rejects for a reason. */
export async function saveDecision(
  ctx: CompanyCtx,
  ids: readonly string[],
  decision: { readonly state: 'published' } | { readonly state: 'rejected'; readonly reason: RejectReason },
): Promise<void> {
  const reason = decision.state === 'rejected' ? decision.reason : null;
  await ctx.db.write(sql`
    update item_reviews.review set state = ${decision.state}, reason = ${reason}, decided_at = ${ctx.now},
      decided_by = ${ctx.caller?.userId ?? null}, decided_name = ${ctx.caller?.name ?? ''}, version = version + 1
    where company_id = ${ctx.companyId} and id = any(${ids}::uuid[])`);
}

export async function saveReply(ctx: CompanyCtx, id: string, reply: string): Promise<void> {
  await ctx.db.write(sql`
    update item_reviews.review set reply = ${reply}, replied_at = ${reply === '' ? null : ctx.now}, version = version + 1
    where company_id = ${ctx.companyId} and id = ${id}`);
}
