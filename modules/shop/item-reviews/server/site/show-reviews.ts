import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type Sql, sql } from '@fachwerk/server/sql';
import type { ReviewSort, reviewSiteApi, ShownReview } from '../../contract-site.ts';
import { averageOf, sumsOf } from '../../rules/rating.ts';
import { findSetting } from '../record/setting-store.ts';

const PAGE_SIZE = 8;

/** Each is read from the index of an item's reviews. */
const ORDERS: Readonly<Record<ReviewSort, Sql>> = {
  newest: sql`written_at desc, id desc`,
  best: sql`stars desc, written_at desc, id desc`,
  worst: sql`stars, written_at desc, id desc`,
};

export const showReviews: UseCase<typeof reviewSiteApi.ofItem> = async (ctx, { itemId, sort, page }) => {
  const [{ isOn }, byStars, reviews] = await Promise.all([
    findSetting(ctx),
    countByStars(ctx, itemId),
    listShown(ctx, itemId, sort, (page - 1) * PAGE_SIZE),
  ]);
  if (!isOn) return { shown: null };
  const sums = sumsOf(byStars);
  const pages = Math.max(1, Math.ceil(sums.reviews / PAGE_SIZE));
  return { shown: { count: sums.reviews, average: averageOf(sums), byStars, reviews, sort, page, pages } };
};

async function countByStars(ctx: SiteCtx, itemId: string): Promise<number[]> {
  const rows = await ctx.db.rows<{ stars: number; count: number }>(sql`
    select stars, count(*)::int as count from item_reviews.review
    where company_id = ${ctx.companyId} and item_id = ${itemId} and state = 'published' group by stars`);
  return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0);
}

function listShown(ctx: SiteCtx, itemId: string, sort: ReviewSort, skipped: number): Promise<ShownReview[]> {
  return ctx.db.rows<ShownReview>(sql`
    select id, stars, title, text, name, written_at, reply from item_reviews.review
    where company_id = ${ctx.companyId} and item_id = ${itemId} and state = 'published'
    order by ${ORDERS[sort]} limit ${PAGE_SIZE} offset ${skipped}`);
}
