import { formatTime } from '@fachwerk/base/format-time';
import { LOCALES } from '@fachwerk/base/language';
import { HOUSE_ZONE, sameTimeAfter } from '@fachwerk/base/time';
import type { Order } from '@fachwerk/orders/contract';
import { cancelOrder } from '@fachwerk/orders/facade';
import { lockOrder, noteStep, saveOrder } from '@fachwerk/orders/facade-record';
import { isPaid } from '@fachwerk/orders/rules/payment';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { job } from '@fachwerk/server/jobs';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { lastDayOf, remindAt } from '../rules/paying.ts';
import { mailReminder } from './later-mail.ts';

const AT_ONCE = 500;
/** No reminder comes earlier than this before the deadline. */
const AHEAD_DAYS = 3;

/** Who has not transferred yet is reminded once; a prepayment that is not there in time is cancelled, an invoice never. */
export const watchTransfersJob = job({
  name: 'watch-transfers',
  payload: z.object({}),
  cron: '35 * * * *',
  transaction: 'own',
  run: async (work) => {
    const query = sql`
      select company_id, id from orders.due_view
      where due_at < ${sameTimeAfter(work.now, AHEAD_DAYS)} and (reminded_at is null or (later_option = 'prepayment' and due_at <= ${work.now}))
      order by due_at limit ${AT_ONCE}`;
    const due = await work.db.rows<{ companyId: string; id: string }>(
      acrossCompanies('transfers that are not there yet, of all companies', query),
    );
    for (const { companyId, id } of due) {
      await work.db.transaction((db) => watchOne({ ...work, db, companyId }, id));
    }
  },
});

async function watchOne(ctx: CompanyCtx, id: string): Promise<void> {
  const order = await lockOrder(ctx, id);
  // Paid or cancelled since the list was made.
  if (!order?.dueAt || isPaid(order.paymentState) || order.status === 'canceled') return;
  // Whoever has begun with it has decided to trust.
  const isForfeit = order.laterOption === 'prepayment' && order.status === 'new' && order.dueAt <= ctx.now;
  if (isForfeit) await forfeit(ctx, order, order.dueAt);
  else if (!order.remindedAt && remindAt(order.dueAt) <= ctx.now) await remind(ctx, order);
}

async function forfeit(ctx: CompanyCtx, order: Order, dueAt: Date): Promise<void> {
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(order.language);
  const date = formatTime(lastDayOf(dueAt), HOUSE_ZONE, LOCALES[order.language], 'date');
  await cancelOrder(ctx, order.id, t('pay_later.not_transferred', { date }));
}

async function remind(ctx: CompanyCtx, order: Order): Promise<void> {
  const reminded = await saveOrder(ctx, { ...order, remindedAt: ctx.now });
  await noteStep(ctx, order.id, 'reminded', {}, { kind: 'house', name: '' });
  await mailReminder(ctx, reminded);
}
