import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import { sql } from '@fachwerk/server/sql';
import { lockerProblems } from '../../contract.ts';
import type { Lock, Occupancy } from '../../contract-lock.ts';
import { whyNotOccupy } from '../../rules/lock-changes.ts';
import { noteBoxes } from '../changes/note-boxes.ts';
import { notifyLocks } from '../changes/notify-screens.ts';
import { holdLocks } from '../locks/lock-store.ts';

const problem = problemsOf(lockerProblems);

export type OccupancyOrder = {
  readonly lockId: string;
  readonly kind: Occupancy['kind'];
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly orderNumber: string;
  readonly customerName: string;
  readonly revenueCents: number;
};
export type OccupancyChange = Partial<Omit<OccupancyOrder, 'lockId' | 'startsAt'>>;

/** Gives a box to somebody, inside the company that runs it; refused when it is taken, out of service or gone. Returns the occupancy's id. */
export async function occupy(ctx: CompanyCtx, order: OccupancyOrder): Promise<string> {
  const lock = await heldLock(ctx, order.lockId);
  const refusal = whyNotOccupy(lock);
  if (refusal) throw problem(refusal);
  const id = ctx.newId();
  try {
    await ctx.db.rows(sql`
      insert into lockers.occupancy (company_id, id, lock_id, kind, starts_at, ends_at, order_number, customer_name, revenue_cents)
      values (${ctx.companyId}, ${id}, ${order.lockId}, ${order.kind}, ${order.startsAt}, ${order.endsAt}, ${order.orderNumber},
        ${order.customerName}, ${order.revenueCents})`);
  } catch (error) {
    throw brokenConstraint(error) === 'occupancy_one_per_box' ? problem('lock.rented') : error;
  }
  await shown(ctx, lock);
  return id;
}

/** A reservation begins, a rental is extended or runs over, more was paid. */
export async function changeOccupancy(ctx: CompanyCtx, id: string, change: OccupancyChange): Promise<void> {
  const lock = await heldLock(ctx, await lockOfOccupancy(ctx, id));
  const { kind = null, orderNumber = null, customerName = null, revenueCents = null } = change;
  const count = await ctx.db.count(sql`
    update lockers.occupancy set kind = coalesce(${kind}, kind), order_number = coalesce(${orderNumber}, order_number),
      customer_name = coalesce(${customerName}, customer_name), revenue_cents = coalesce(${revenueCents}, revenue_cents),
      ends_at = case when ${change.endsAt !== undefined} then ${change.endsAt ?? null}::timestamptz else ends_at end
    where company_id = ${ctx.companyId} and id = ${id} and released_at is null`);
  if (count === 0) throw problem('lock.not_occupied');
  await shown(ctx, lock);
}

/** The box is free again. A second time it changes nothing. */
export async function release(ctx: CompanyCtx, id: string): Promise<void> {
  const lock = await heldLock(ctx, await lockOfOccupancy(ctx, id));
  const count = await ctx.db.count(sql`
    update lockers.occupancy set released_at = greatest(${ctx.now}, starts_at)
    where company_id = ${ctx.companyId} and id = ${id} and released_at is null`);
  if (count > 0) await shown(ctx, lock);
}

async function heldLock(ctx: CompanyCtx, lockId: string): Promise<Lock> {
  const [lock] = await holdLocks(ctx, [lockId]);
  if (!lock) throw problem('lock.unknown');
  return lock;
}

async function lockOfOccupancy(ctx: CompanyCtx, id: string): Promise<string> {
  const row = await ctx.db.first<{ lockId: string }>(
    sql`select lock_id from lockers.occupancy where company_id = ${ctx.companyId} and id = ${id}`,
  );
  if (!row) throw problem('lock.not_occupied');
  return row.lockId;
}

async function shown(ctx: CompanyCtx, { id, locationId }: Lock): Promise<void> {
  await noteBoxes(ctx, [id]);
  await notifyLocks(ctx, [{ lockId: id, locationId }]);
}
