import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { averageOf } from '../../rules/rating.ts';
import { listRatings } from '../record/rating-store.ts';
import { isOn } from '../record/setting-store.ts';

/** For the cards of the menu: one statement for all of them. */
export async function itemRatings(ctx: CompanyCtx, itemIds: readonly string[]) {
  const rows = itemIds.length > 0 ? await listRatings(ctx, itemIds) : [];
  return new Map(rows.map((row) => [row.itemId, { average: averageOf(row), count: row.reviews }]));
}

/** As many as search engines are told of. */
const MOST_TOLD = 5;

type Told = {
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly name: string;
  readonly writtenAt: Date;
};

export function newestReviews(ctx: CompanyCtx, itemId: string): Promise<readonly Told[]> {
  return ctx.db.rows<Told>(sql`
    select stars, title, text, name, written_at from item_reviews.review
    where company_id = ${ctx.companyId} and item_id = ${itemId} and state = 'published' and ${isOn(ctx)}
    order by written_at desc, id desc limit ${MOST_TOLD}`);
}
