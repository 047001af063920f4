import type { Ctx } from '@fachwerk/server/ctx';
import { patternsOf } from '@fachwerk/server/search';
import { allOf, sql } from '@fachwerk/server/sql';
import type { Review, ReviewFilter } from '../../contract.ts';
import { reviewColumns, type StoredReview } from '../record/review-store.ts';
import { reviewedItems } from '../record/reviewed-items.ts';

type Row = StoredReview & { readonly orderNumber: string | null };

const withOrder = sql`left join orders.order_view o on o.company_id = r.company_id and o.id = r.order_id`;

export async function listReviews(ctx: Ctx, filter: ReviewFilter, limit: number): Promise<Review[]> {
  const { state, stars, itemId, search, before } = filter;
  const conditions = allOf([
    sql`r.company_id = ${ctx.companyId}`,
    // As a constant, so that the index of those that wait is used.
    state === 'waiting' ? sql`r.state = 'waiting'` : state ? sql`r.state = ${state}` : null,
    stars ? sql`r.stars = ${stars}` : null,
    itemId ? sql`r.item_id = ${itemId}` : null,
    before
      ? sql`((r.state = 'waiting')::int, r.written_at, r.id) < (
          select (b.state = 'waiting')::int, b.written_at, b.id from item_reviews.review b
          where b.company_id = ${ctx.companyId} and b.id = ${before})`
      : null,
    ...patternsOf(search?.toLowerCase()).map((word) => sql`r.search_text like ${word}`),
  ]);
  const rows = await ctx.db.rows<Row>(sql`
    select ${reviewColumns}, o.number as order_number from item_reviews.review r ${withOrder}
    where ${conditions} order by (r.state = 'waiting')::int desc, r.written_at desc, r.id desc limit ${limit}`);
  return presented(ctx, rows);
}

export async function findReview(ctx: Ctx, id: string): Promise<Review | undefined> {
  const rows = await ctx.db.rows<Row>(sql`
    select ${reviewColumns}, o.number as order_number from item_reviews.review r ${withOrder}
    where r.company_id = ${ctx.companyId} and r.id = ${id}`);
  return (await presented(ctx, rows))[0];
}

async function presented(ctx: Ctx, rows: readonly Row[]): Promise<Review[]> {
  const items = await reviewedItems(
    ctx,
    rows.map(({ itemId }) => itemId),
  );
  return rows.map(({ itemId, orderId, orderNumber, line: _line, customerId: _customer, ...review }) => ({
    ...review,
    item: items.get(itemId)!,
    order: orderId === null ? null : { id: orderId, number: orderNumber ?? '' },
  }));
}

const MOST_COUNTED = 1000;

export async function countWaiting(ctx: Ctx): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(sql`
    select count(*)::int as count from (
      select from item_reviews.review where company_id = ${ctx.companyId} and state = 'waiting' limit ${MOST_COUNTED}
    ) waiting`);
  return row!.count;
}
