import { addDays } from '@fachwerk/base/time';
import { deleteInBatches } from '@fachwerk/server/delete-in-batches';
import { job } from '@fachwerk/server/jobs';
import { sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';

/** As long as the cookie lives that leads to it. */
const KEPT_DAYS = 7;

/** What was typed into a cart is nobody's business once its browser has forgotten it. */
export const forgetCarts = job({
  name: 'forget-carts',
  payload: z.object({}),
  cron: '20 3 * * *',
  transaction: 'own',
  run: async ({ db, now }) => {
    await deleteInBatches(db, {
      table: 'checkout.cart',
      which: sql`old.touched_at < ${addDays(now, -KEPT_DAYS)}`,
      why: 'carts of all companies are forgotten after a week',
    });
  },
});
