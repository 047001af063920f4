import type { CompanyCtx, Person, PersonalData } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

const MOST = 1000;

type Kept = { readonly id: string; readonly writtenAt: Date; readonly item: string; readonly stars: number };

const reviewsOf = (ctx: CompanyCtx, { companyId, id }: Person, limit: number): Promise<Kept[]> =>
  ctx.db.rows<Kept>(sql`
    select r.id, r.written_at, i.name->>'de' as item, r.stars, r.title, r.text, r.name, r.state, r.reason, r.reply
    from item_reviews.review r join catalog.item_view i on i.company_id = r.company_id and i.id = r.item_id
    where r.company_id = ${companyId} and r.customer_id = ${id} order by r.written_at desc, r.id desc limit ${limit}`);

/**
 * Who is erased takes their name away, and with it what leads to them. What is published stays as the word of a buyer: the average of an item would
 * otherwise follow from who left. What was never shown goes.
 */
export const personalData: PersonalData = {
  export: async (ctx, person) => ({
    itemReviews: await reviewsOf(ctx, person, MOST),
    itemReviewObjections: await ctx.db.rows(sql`
      select objected_at from item_reviews.objection where company_id = ${person.companyId} and customer_id = ${person.id}`),
  }),
  holds: async () => [],
  erase: async (ctx, { companyId, id }) => {
    await ctx.db.write(sql`
      delete from item_reviews.review where company_id = ${companyId} and customer_id = ${id} and state <> 'published'`);
    await ctx.db.write(sql`
      update item_reviews.review set customer_id = null, order_id = null, line = null, name = '', version = version + 1
      where company_id = ${companyId} and customer_id = ${id}`);
    await ctx.db.write(sql`
      delete from item_reviews.objection where company_id = ${companyId} and customer_id = ${id}`);
  },
  timeline: async (ctx, person, limit) => {
    if (ctx.companyId !== person.companyId) return [];
    return (await reviewsOf(ctx, person, limit)).map(({ id, writtenAt, item, stars }) => ({
      id,
      at: writtenAt,
      what: 'item-reviews.timeline',
      params: { item, stars },
      path: `/admin/item-reviews/${id}`,
    }));
  },
};
