import type { Outcome } from '@fachwerk/push/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Subject } from '../../contract.ts';

/** What is sent to several devices. */
export type Notice = {
  readonly subject: Subject | 'test';
  /** What it tells of: the same is sent to a device once. */
  readonly source: string;
  /** A text key, said in the language of each person. */
  readonly title: `staff-push.title.${string}` | `alert.${string}`;
  readonly path: string;
};

export type Delivery = Notice & { readonly id: string; readonly deviceId: string };

/** Answers which of them are new: the same source is stored once per device. */
export async function addDeliveries(
  ctx: CompanyCtx,
  devices: readonly { readonly id: string }[],
  { subject, source, title, path }: Notice,
): Promise<string[]> {
  const given = devices.map(({ id }) => ({ id: ctx.newId(), deviceId: id }));
  const added = await ctx.db.rows<{ id: string }>(sql`
    insert into staff_push.delivery (company_id, id, device_id, subject, source, title, path, created_at)
    select ${ctx.companyId}, g.id, g.device_id, ${subject}, ${source}, ${title}, ${path}, ${ctx.now}
    from unnest(${given.map(({ id }) => id)}::uuid[], ${given.map(({ deviceId }) => deviceId)}::uuid[]) as g (id, device_id)
    on conflict (company_id, device_id, source) do nothing
    returning id`);
  return added.map(({ id }) => id);
}

export function findWaiting(ctx: CompanyCtx, id: string): Promise<Delivery | undefined> {
  return ctx.db.first<Delivery>(sql`
    select id, device_id, subject, source, title, path from staff_push.delivery
    where company_id = ${ctx.companyId} and id = ${id} and state = 'waiting'`);
}

export async function saveOutcome(
  ctx: CompanyCtx,
  id: string,
  outcome: Exclude<Outcome, 'later'> | 'unwanted',
): Promise<void> {
  await ctx.db.write(sql`
    update staff_push.delivery set state = ${outcome}, done_at = ${ctx.now}
    where company_id = ${ctx.companyId} and id = ${id} and state = 'waiting'`);
}
