import { zoned } from '@fachwerk/base/time';
import { job } from '@fachwerk/server/jobs';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { NAMES_KEPT_YEARS } from '../rules/found-item.ts';

/** Who fetched something is forgotten when no claim can follow any more. */
export const forgetCollectors = job({
  name: 'forget-collectors-of-found-items',
  payload: z.object({}),
  cron: '40 3 2 * *',
  run: async (ctx) => {
    const firstYear = zoned(ctx.now).year - NAMES_KEPT_YEARS;
    const before = Temporal.PlainDate.from({ year: firstYear, month: 1, day: 1 }).toString();
    await ctx.db.rows(
      acrossCompanies(
        'names on found items of all companies whose time is over',
        sql`update found_items.item set returned_to = '', proof = ''
          where ended_at < ${before}::date and (returned_to <> '' or proof <> '')`,
      ),
    );
  },
});
