import type { Outcome } from '@fachwerk/push/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { deleteInBatches } from '@fachwerk/server/delete-in-batches';
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
  /** For people whose roles are limited to places. */
  readonly at?: { readonly companyId: string; readonly locationIds: readonly string[] } | undefined;
};

export type Delivery = Notice & { readonly id: string; readonly deviceId: string };

/** Answers which of them are new: the same source is stored once per device. */
export async function addDeliveries(
  ctx: CompanyCtx,
  devices: readonly { readonly id: string }[],
  { subject, source, title, path, at }: Notice,
): Promise<string[]> {
  const given = devices.map(({ id }) => ({ id: ctx.newId(), deviceId: id }));
  const added = await ctx.db.rows<{ id: string }>(sql`
    insert into staff_push.delivery (company_id, id, device_id, subject, source, title, path, created_at, at_company_id, location_ids)
    select ${ctx.companyId}, g.id, g.device_id, ${subject}, ${source}, ${title}, ${path}, ${ctx.now},
      ${at?.companyId ?? null}::uuid, ${at?.locationIds ?? []}::uuid[]
    from unnest(${given.map(({ id }) => id)}::uuid[], ${given.map(({ deviceId }) => deviceId)}::uuid[]) as g (id, device_id)
    on conflict (company_id, device_id, source) do nothing
    returning id`);
  return added.map(({ id }) => id);
}

type Row = Omit<Delivery, 'at'> & { readonly atCompanyId: string | null; readonly locationIds: readonly string[] };

export async function findWaiting(ctx: CompanyCtx, id: string): Promise<Delivery | undefined> {
  const row = await ctx.db.first<Row>(sql`
    select id, device_id, subject, source, title, path, at_company_id, location_ids from staff_push.delivery
    where company_id = ${ctx.companyId} and id = ${id} and state = 'waiting'`);
  if (!row) return;
  const { atCompanyId, locationIds, ...delivery } = row;
  return { ...delivery, ...(atCompanyId && { at: { companyId: atCompanyId, locationIds } }) };
}

export async function removeDeliveriesBefore({ db }: WorkCtx, before: Date): Promise<void> {
  await deleteInBatches(db, {
    table: 'staff_push.delivery',
    which: sql`old.done_at < ${before}`,
    why: 'old deliveries of all companies are forgotten together',
  });
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
