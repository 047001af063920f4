import { hashToken, seal, unseal } from '@fachwerk/server/crypto';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { isOneOf, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { Device } from '../contract.ts';

const PURPOSE = 'push.device';

export async function countDevices(ctx: CompanyCtx, customerId: string): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(sql`
    select count(*)::int as count from push.device where company_id = ${ctx.companyId} and customer_id = ${customerId}`);
  return row!.count;
}

/** A browser that somebody else was signed in at before is theirs no more. */
export async function saveDevice(ctx: CompanyCtx, customerId: string, device: Device): Promise<void> {
  await ctx.db.write(sql`
    insert into push.device (company_id, id, customer_id, endpoint_hash, sealed, created_at)
    values (${ctx.companyId}, ${ctx.newId()}, ${customerId}, ${hashToken(device.endpoint)},
      ${seal(ctx.app, PURPOSE, JSON.stringify(device))}, ${ctx.now})
    on conflict (company_id, endpoint_hash) do update set customer_id = excluded.customer_id, sealed = excluded.sealed,
      created_at = case when push.device.customer_id = excluded.customer_id then push.device.created_at else excluded.created_at end`);
}

/** Null: gone meanwhile, or sealed by another installation. */
export async function findDevice(ctx: CompanyCtx, id: string): Promise<Device | null> {
  const row = await ctx.db.first<{ sealed: string }>(
    sql`select sealed from push.device where company_id = ${ctx.companyId} and id = ${id}`,
  );
  const opened = row && unseal(ctx.app, PURPOSE, row.sealed);
  return opened ? z.parse(Device, JSON.parse(opened)) : null;
}

export function devicesOf(ctx: CompanyCtx, customerIds: readonly string[]) {
  return ctx.db.rows<{ id: string; customerId: string }>(sql`
    select id, customer_id from push.device where company_id = ${ctx.companyId} and ${isOneOf(sql`customer_id`, customerIds)}`);
}

/** What waits for a device goes with it. */
async function removeDevices(ctx: CompanyCtx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const which = isOneOf(sql`device_id`, ids);
  await ctx.db.write(sql`
    delete from push.delivery where company_id = ${ctx.companyId} and ${which} and state = 'waiting'`);
  return ctx.db.count(sql`delete from push.device where company_id = ${ctx.companyId} and ${isOneOf(sql`id`, ids)}`);
}

export const removeDevice = (ctx: CompanyCtx, id: string) => removeDevices(ctx, [id]);

/** This browser of somebody, or all of theirs. */
export async function removeDevicesOf(ctx: CompanyCtx, customerId: string, endpoint?: string): Promise<number> {
  const hash = endpoint && hashToken(endpoint);
  const rows = await ctx.db.rows<{ id: string }>(sql`
    select id from push.device where company_id = ${ctx.companyId} and customer_id = ${customerId}
      ${hash ? sql`and endpoint_hash = ${hash}` : sql``} for update`);
  return removeDevices(
    ctx,
    rows.map(({ id }) => id),
  );
}
