import { raiseAlert } from '@fachwerk/alerts/facade';
import { addMinutes } from '@fachwerk/base/time';
import { findOrder } from '@fachwerk/orders/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { job } from '@fachwerk/server/jobs';
import { acrossCompanies, type Sql, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { remindAt, tooLongAt } from '../../rules/parcel.ts';
import { mailParcel } from '../mail/parcel-mail.ts';
import { notifyParcel } from '../parcel/notify-parcel.ts';
import { lockParcel, type StoredParcel } from '../parcel/parcel-store.ts';
import { findSettings } from '../settings/settings-store.ts';

/** What lies in boxes: whoever ordered is reminded, staff hear of food that lies too long and of what nobody collects. Each once. */
export const watchParcels = job({
  name: 'pickup.watch',
  payload: z.object({}),
  cron: '* * * * *',
  transaction: 'own',
  run: async (work) => {
    for (const { companyId, id } of await listLaid(work)) {
      await work.db.transaction((db) => look({ ...work, db, companyId }, id));
    }
  },
});

function listLaid({ db }: WorkCtx): Promise<{ companyId: string; id: string }[]> {
  const query = sql`
    select company_id, id from pickup.parcel
    where state = 'laid' and (reminded_at is null or too_long_at is null or uncollected_at is null) order by laid_at limit 1000`;
  return db.rows(acrossCompanies('what lies in the boxes of all companies', query));
}

async function look(ctx: CompanyCtx, id: string): Promise<void> {
  const parcel = await lockParcel(ctx, id);
  if (parcel?.state !== 'laid') return;
  const settings = await findSettings(ctx);
  const isDue = (at: Date | null) => at !== null && at <= ctx.now;
  if (isDue(remindAt(parcel, settings)) && (await isFirst(ctx, parcel, sql`reminded_at`))) {
    await mailParcel(ctx, parcel, { mail: 'reminder' });
  }
  if (isDue(tooLongAt(parcel, settings)) && (await isFirst(ctx, parcel, sql`too_long_at`))) {
    await tell(ctx, parcel, 'parcel_too_long');
  }
  if (isDue(addMinutes(parcel.laidAt!, settings.keepMinutes)) && (await isFirst(ctx, parcel, sql`uncollected_at`))) {
    await tell(ctx, parcel, 'parcel_uncollected');
  }
}

async function isFirst(ctx: CompanyCtx, { id }: StoredParcel, column: Sql): Promise<boolean> {
  const marked = await ctx.db.count(sql`
    update pickup.parcel set ${column} = ${ctx.now} where company_id = ${ctx.companyId} and id = ${id} and ${column} is null`);
  return marked === 1;
}

async function tell(
  ctx: CompanyCtx,
  parcel: StoredParcel,
  kind: 'parcel_too_long' | 'parcel_uncollected',
): Promise<void> {
  const order = (await findOrder(ctx, parcel.orderId))!;
  await raiseAlert(ctx, {
    kind,
    subject: { kind: 'lock', id: parcel.lockId, name: parcel.boxNumber },
    location: { id: parcel.locationId, name: parcel.locationName },
    data: { order: order.number },
  });
  await notifyParcel(ctx, parcel.orderId);
}
