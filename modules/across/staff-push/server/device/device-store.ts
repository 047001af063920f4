import { Device } from '@fachwerk/push/contract';
import { hashToken, seal, unseal } from '@fachwerk/server/crypto';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import type { DeviceChoices, Subject } from '../../contract.ts';

const PURPOSE = 'staff-push.device';

export type StoredDevice = DeviceChoices & { readonly id: string; readonly userId: string; readonly sealed: string };

const columns = sql`id, user_id, sealed, subjects, quiet_from, quiet_to`;

export function findOwnDevice(ctx: CompanyCtx, userId: string, endpoint: string): Promise<StoredDevice | undefined> {
  return ctx.db.first<StoredDevice>(sql`
    select ${columns} from staff_push.device
    where company_id = ${ctx.companyId} and user_id = ${userId} and endpoint_hash = ${hashToken(endpoint)}`);
}

export function findDevice(ctx: CompanyCtx, id: string): Promise<StoredDevice | undefined> {
  return ctx.db.first<StoredDevice>(
    sql`select ${columns} from staff_push.device where company_id = ${ctx.companyId} and id = ${id}`,
  );
}

/** Null where it was sealed by another installation. */
export function opened(ctx: CompanyCtx, { sealed }: StoredDevice): Device | null {
  const text = unseal(ctx.app, PURPOSE, sealed);
  return text ? z.parse(Device, JSON.parse(text)) : null;
}

/** A browser that somebody else was signed in at before is theirs no more. */
export async function saveDevice(
  ctx: CompanyCtx,
  userId: string,
  device: Device,
  { subjects, quietFrom, quietTo }: DeviceChoices,
): Promise<void> {
  await ctx.db.write(sql`
    insert into staff_push.device (company_id, id, user_id, endpoint_hash, sealed, subjects, quiet_from, quiet_to, created_at)
    values (${ctx.companyId}, ${ctx.newId()}, ${userId}, ${hashToken(device.endpoint)},
      ${seal(ctx.app, PURPOSE, JSON.stringify(device))}, ${[...new Set(subjects)]}, ${quietFrom}, ${quietTo}, ${ctx.now})
    on conflict (company_id, endpoint_hash) do update set user_id = excluded.user_id, sealed = excluded.sealed,
      subjects = excluded.subjects, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`);
}

export async function countDevices(ctx: CompanyCtx, userId: string): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(sql`
    select count(*)::int as count from staff_push.device where company_id = ${ctx.companyId} and user_id = ${userId}`);
  return row!.count;
}

/** What waits for a device goes with it. */
export async function removeDevice(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.write(sql`delete from staff_push.device where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function removeDevicesOf(ctx: CompanyCtx, userId: string, endpoint?: string): Promise<void> {
  await ctx.db.write(sql`
    delete from staff_push.device where company_id = ${ctx.companyId} and user_id = ${userId}
      ${endpoint ? sql`and endpoint_hash = ${hashToken(endpoint)}` : sql``}`);
}

/** Whose owner wants to know of this; whether they may is asked when it is sent. */
export function listDevicesFor(ctx: CompanyCtx, subject: Subject, userId: string | null): Promise<{ id: string }[]> {
  return ctx.db.rows<{ id: string }>(sql`
    select id from staff_push.device
    where company_id = ${ctx.companyId} and ${subject} = any(subjects)
      ${userId ? sql`and user_id = ${userId}` : sql``}`);
}
