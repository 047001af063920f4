import { addMinutes } from '@fachwerk/base/time';
import { isSuspended } from '@fachwerk/companies/facade-tenancy';
import { orderHashesOf } from '@fachwerk/orders/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob, addJobs, job } from '@fachwerk/server/jobs';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { findSetting } from '../record/setting-store.ts';
import { addRequests, listDue } from './request-store.ts';
import { sendRequest } from './review-mails.ts';

/** Small enough that a mail with a PIN does not stand behind hundreds. */
const BATCH = 50;

/** A batch is one transaction: nobody is written to twice, and a worker that dies has written to nobody. */
export const askBuyersOf = job({
  name: 'item-reviews.ask',
  isBatch: true,
  payload: z.object({ companyId: z.uuid() }),
  run: async (work, { companyId }) => {
    const ctx: CompanyCtx = { ...work, companyId };
    const { isOn, mailDays } = await findSetting(ctx);
    if (!isOn || mailDays === null || (await isSuspended(ctx))) return;
    const due = await listDue(ctx, mailDays, BATCH);
    const ids = due.map(({ orderId }) => orderId);
    const [added, hashes] = [await addRequests(ctx, ids), await orderHashesOf(ctx, ids)];
    for (const each of due) if (added.has(each.orderId)) await sendRequest(ctx, each, hashes.get(each.orderId)!);
    if (due.length === BATCH)
      await addJob(
        ctx,
        askBuyersOf,
        { companyId },
        { key: `item-reviews.ask ${companyId}`, runAt: addMinutes(ctx.now, 1) },
      );
  },
});

/** Every morning, each shop by itself. */
export const askBuyers = job({
  name: 'item-reviews.ask_all',
  payload: z.object({}),
  cron: '40 8 * * *',
  run: async (ctx) => {
    const companies = await ctx.db.rows<{ companyId: string }>(
      acrossCompanies(
        'buyers of every shop are asked',
        sql`select company_id from item_reviews.setting where is_on and mail_days is not null order by company_id`,
      ),
    );
    await addJobs(ctx, askBuyersOf, companies);
  },
});
