import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { RatingSums } from '../../rules/rating.ts';
import { isOn } from './setting-store.ts';

/**
 * A review of so many stars is shown from now on (+1), or no longer (−1). The sums change by the difference, under the lock of their row: two
 * decisions at the same moment both count.
 */
export async function countReview(ctx: CompanyCtx, itemId: string, stars: number, by: 1 | -1): Promise<void> {
  // The row is there before it is lowered: a check would refuse the row that would be inserted.
  await ctx.db.write(sql`
    insert into item_reviews.rating (company_id, item_id, reviews, stars) values (${ctx.companyId}, ${itemId}, 0, 0)
    on conflict do nothing`);
  await ctx.db.write(sql`
    update item_reviews.rating set reviews = reviews + ${by}, stars = stars + ${by * stars}
    where company_id = ${ctx.companyId} and item_id = ${itemId}`);
}

type Rating = RatingSums & { readonly itemId: string };

/** One statement for a list of items; none of them where the shop takes no reviews. */
export function listRatings(ctx: CompanyCtx, itemIds: readonly string[]): Promise<Rating[]> {
  return ctx.db.rows<Rating>(sql`
    select item_id, reviews, stars from item_reviews.rating
    where company_id = ${ctx.companyId} and item_id = any(${itemIds}::uuid[]) and reviews > 0 and ${isOn(ctx)}`);
}
