import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { Outcome } from '../rules/outcome.ts';
import type { PushContent } from './push-content.ts';

export type Delivery = { readonly deviceId: string; readonly mailingId: string; readonly content: PushContent };

export async function addDeliveries(
  ctx: CompanyCtx,
  mailingId: string,
  given: readonly { readonly id: string; readonly deviceId: string; readonly content: PushContent }[],
): Promise<void> {
  const ids = given.map(({ id }) => id);
  const devices = given.map(({ deviceId }) => deviceId);
  const contents = given.map(({ content }) => jsonOf(content));
  await ctx.db.write(sql`
    insert into push.delivery (company_id, id, device_id, mailing_id, content, created_at)
    select ${ctx.companyId}, g.id, g.device_id, ${mailingId}, g.content::jsonb, ${ctx.now}
    from unnest(${ids}::uuid[], ${devices}::uuid[], ${contents}::text[]) as g (id, device_id, content)
    on conflict (company_id, mailing_id, device_id) do nothing`);
}

export function findWaiting(ctx: CompanyCtx, id: string): Promise<Delivery | undefined> {
  return ctx.db.first<Delivery>(sql`
    select device_id, mailing_id, content from push.delivery
    where company_id = ${ctx.companyId} and id = ${id} and state = 'waiting'`);
}

export async function saveOutcome(ctx: CompanyCtx, id: string, outcome: Exclude<Outcome, 'later'>): Promise<void> {
  await ctx.db.write(sql`
    update push.delivery set state = ${outcome}, content = null, done_at = ${ctx.now}
    where company_id = ${ctx.companyId} and id = ${id} and state = 'waiting'`);
}

/** How far the deliveries of a message are. */
export async function countPushed(ctx: CompanyCtx, mailingId: string): Promise<{ sent: number; refused: number }> {
  const row = await ctx.db.first<{ sent: number; refused: number }>(sql`
    select (count(*) filter (where state = 'sent'))::int as sent, (count(*) filter (where state in ('gone', 'refused')))::int as refused
    from push.delivery where company_id = ${ctx.companyId} and mailing_id = ${mailingId}`);
  return row!;
}

/** Written since then, and not gone yet. */
export async function countWaitingPushes(ctx: CompanyCtx, mailingId: string, since: Date): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(sql`
    select count(*)::int as count from push.delivery
    where company_id = ${ctx.companyId} and mailing_id = ${mailingId} and state = 'waiting' and created_at > ${since}`);
  return row!.count;
}
