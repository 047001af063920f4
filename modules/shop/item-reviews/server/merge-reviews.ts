import type { CustomerMerge } from '@fachwerk/customers/facade';
import { sql } from '@fachwerk/server/sql';
import { countReview } from './record/rating-store.ts';

/** Of two reviews of one item by the same person the newer stays; an objection of either counts for both. */
export const mergeReviews: CustomerMerge = {
  tables: ['item_reviews.review', 'item_reviews.objection'],
  move: async (network, { keptId, mergedId }) => {
    const { db, companyId } = network;
    const gone = await db.rows<{ itemId: string; stars: number; state: string }>(sql`
      delete from item_reviews.review o using item_reviews.review n
      where o.company_id = ${companyId} and o.customer_id in (${keptId}, ${mergedId})
        and n.company_id = o.company_id and n.item_id = o.item_id and n.customer_id in (${keptId}, ${mergedId})
        and n.customer_id <> o.customer_id and (n.written_at, n.id) > (o.written_at, o.id)
      returning o.item_id, o.stars, o.state`);
    for (const { itemId, stars, state } of gone)
      if (state === 'published') await countReview(network, itemId, stars, -1);
    await db.write(sql`
      update item_reviews.review set customer_id = ${keptId} where company_id = ${companyId} and customer_id = ${mergedId}`);
    await db.write(sql`
      insert into item_reviews.objection (company_id, customer_id, objected_at)
      select company_id, ${keptId}, objected_at from item_reviews.objection where company_id = ${companyId} and customer_id = ${mergedId}
      on conflict do nothing`);
    await db.write(sql`
      delete from item_reviews.objection where company_id = ${companyId} and customer_id = ${mergedId}`);
  },
};
