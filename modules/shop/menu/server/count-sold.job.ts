import { addDays } from '@fachwerk/base/time';
import { saveSoldCounts } from '@fachwerk/catalog/facade-search';
import { addJobs, job } from '@fachwerk/server/jobs';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';

/** What is "popular" is said by what was sold in so many days. */
const POPULAR_DAYS = 30;

export const countSoldJob = job({
  name: 'menu.count_sold',
  isBatch: true,
  payload: z.object({ companyId: z.uuid() }),
  run: async (work, { companyId }) => {
    const ctx = { ...work, companyId };
    const counts = await ctx.db.rows<{ itemId: string; pieces: number }>(sql`
      select l.subject_id as item_id, sum(l.quantity)::int as pieces
      from orders.order_view o join orders.line_view l on l.company_id = o.company_id and l.order_id = o.id
      where o.company_id = ${companyId} and o.placed_at >= ${addDays(ctx.now, -POPULAR_DAYS)} and o.cancelled_at is null
        and l.kind = 'item' and l.subject_id is not null
      group by l.subject_id`);
    await saveSoldCounts(ctx, counts);
  },
});

/** Every hour, each shop by itself. */
export const countAllSold = job({
  name: 'menu.count_all_sold',
  payload: z.object({}),
  cron: '25 * * * *',
  run: async (ctx) => {
    const companies = await ctx.db.rows<{ companyId: string }>(
      acrossCompanies(
        'the sold items of every shop are counted',
        sql`select distinct company_id from catalog.category_view order by company_id`,
      ),
    );
    await addJobs(ctx, countSoldJob, companies);
  },
});
