import { addDays } from '@fachwerk/base/time';
import { job } from '@fachwerk/server/jobs';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';

/** As long as the cookie lives that leads to it. */
const KEPT_DAYS = 7;

/** What was typed into a cart is nobody's business once its browser has forgotten it. */
export const forgetCarts = job({
  name: 'forget-carts',
  payload: z.object({}),
  cron: '20 3 * * *',
  run: async ({ db, now }) => {
    const query = sql`delete from checkout.cart where touched_at < ${addDays(now, -KEPT_DAYS)}`;
    await db.count(acrossCompanies('carts of all companies are forgotten after a week', query));
  },
});
