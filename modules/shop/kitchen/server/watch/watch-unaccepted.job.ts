import { minutesBetween } from '@fachwerk/base/time';
import { findCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { job } from '@fachwerk/server/jobs';
import { sendMail } from '@fachwerk/server/mail';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import { pauseShop, shopOf } from '@fachwerk/shop/facade';
import * as z from 'zod/mini';
import type { KitchenSettings } from '../../contract.ts';
import { findSettings, USUAL_SETTINGS } from '../settings/settings-store.ts';

type Waiting = {
  readonly companyId: string;
  readonly orderId: string;
  readonly number: string;
  readonly arrivedAt: Date;
};

/** What nobody accepts is told of once: to the shop's address, and by a pause if the shop wants one. The kitchen rings on by itself. */
export const watchUnaccepted = job({
  name: 'watch-unaccepted-orders',
  payload: z.object({}),
  cron: '* * * * *',
  transaction: 'own',
  run: async (work) => {
    const byCompany = Map.groupBy(await listUnaccepted(work), ({ companyId }) => companyId);
    for (const [companyId, waiting] of byCompany) {
      await work.db.transaction((db) => tellOf({ ...work, db, companyId }, waiting));
    }
  },
});

/** Longer than the shop's minutes in its sight, and not told of yet. What is for later worries nobody until two hours before. */
function listUnaccepted({ db, now }: WorkCtx): Promise<Waiting[]> {
  const query = sql`
    select f.company_id, f.order_id, o.number, f.arrived_at from fulfilment.fulfilment_view f
    join orders.order_view o on o.company_id = f.company_id and o.id = f.order_id
    left join kitchen.setting s on s.company_id = f.company_id
    where f.state = 'new'
      and greatest(f.arrived_at, f.wished_at - interval '2 hours') <= ${now}::timestamptz - coalesce(s.unaccepted_minutes, ${USUAL_SETTINGS.unacceptedMinutes}) * interval '1 minute'
      and not exists (select from kitchen.unaccepted u where u.company_id = f.company_id and u.order_id = f.order_id)
    order by f.arrived_at limit 500`;
  return db.rows<Waiting>(acrossCompanies('orders that nobody accepts, of all companies', query));
}

async function tellOf(ctx: CompanyCtx, waiting: readonly Waiting[]): Promise<void> {
  const told: Waiting[] = [];
  for (const each of waiting) if (await isFirst(ctx, each)) told.push(each);
  if (told.length === 0) return;
  const settings = await findSettings(ctx);
  if (settings.pauseMinutes !== null) await pauseShop(ctx, { length: settings.pauseMinutes, reason: 'unaccepted' });
  if (settings.isMailing) await mailShop(ctx, told, settings);
}

/** Of two servers that look at the same minute one tells. */
async function isFirst(ctx: CompanyCtx, { orderId }: Waiting): Promise<boolean> {
  const added = await ctx.db.count(sql`
    insert into kitchen.unaccepted (company_id, order_id, at) values (${ctx.companyId}, ${orderId}, ${ctx.now}) on conflict do nothing`);
  return added === 1;
}

async function mailShop(
  ctx: CompanyCtx,
  waiting: readonly Waiting[],
  { pauseMinutes }: KitchenSettings,
): Promise<void> {
  const company = await findCompany(ctx);
  const to = (await shopOf(ctx)).adminEmail || company?.email;
  if (!company || !to) return;
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(company.defaultLanguage);
  const [first] = waiting;
  const numbers = waiting.map(({ number }) => number).join(', ');
  const params = {
    numbers,
    count: waiting.length,
    minutes: minutesBetween(first!.arrivedAt, ctx.now),
    pause: pauseMinutes ?? 0,
  };
  await sendMail(ctx, {
    to,
    language: company.defaultLanguage,
    subject: t('mail.unaccepted.subject', params),
    text: [
      t('mail.unaccepted.text', params),
      ...(pauseMinutes === null ? [] : [t('mail.unaccepted.paused', params)]),
    ].join('\n\n'),
    button: { label: t('mail.unaccepted.button'), url: `${ctx.app.publicUrl}/admin/kitchen` },
    companyName: company.name,
  });
}
