import { problemsOf } from '@fachwerk/base/problem';
import { inCompany, visibleCompanies, withinPlaces } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { inOrder } from '@fachwerk/server/in-order';
import { isOneOf, type Sql, sql } from '@fachwerk/server/sql';
import { lockerProblems } from '../../contract.ts';
import type { Lock } from '../../contract-lock.ts';
import { lockRows } from './lock-rows.ts';

const problem = problemsOf(lockerProblems);

/** A lock of a company in sight. An archived one is found too: its logs stay. */
export async function findLock(ctx: CompanyCtx, id: string): Promise<Lock | undefined> {
  const where = sql`b.company_id = any(${await visibleCompanies(ctx)}) and b.id = ${id} and ${withinPlaces(ctx, sql`b.location_id`)}`;
  return (await lockRows(ctx, where))[0];
}

/** Of the locks in use at a location, the one with this number. */
export async function findLockNumbered(ctx: CompanyCtx, locationId: string, number: string): Promise<Lock | undefined> {
  const where = sql`b.company_id = ${ctx.companyId} and b.location_id = ${locationId} and b.number = ${number}
    and b.archived_at is null`;
  return (await lockRows(ctx, where))[0];
}

export async function lockOrUnknown(ctx: CompanyCtx, id: string): Promise<Lock> {
  const lock = await findLock(ctx, id);
  if (!lock) throw problem('lock.unknown');
  return lock;
}

export type Held<Ctx> = { readonly scoped: Ctx; readonly lock: Lock };

/** Keeps a lock in sight until the transaction ends, and works on inside its company. */
export async function holdLock<Ctx extends CompanyCtx>(ctx: Ctx, id: string): Promise<Held<Ctx>> {
  const { companyId } = await lockOrUnknown(ctx, id);
  const scoped = inCompany(ctx, companyId);
  const [lock] = await holdLocks(scoped, [id]);
  if (!lock) throw problem('lock.unknown');
  return { scoped, lock };
}

/**
 * Keeps locks of this company until the transaction ends. Always the state first, then the lock, as reports of controllers do:
 * nobody waits in a circle.
 */
export async function holdLocks(ctx: CompanyCtx, ids: readonly string[]): Promise<Lock[]> {
  await keepLocks(ctx, ids);
  return lockRows(ctx, sql`b.company_id = ${ctx.companyId} and ${isOneOf(sql`b.id`, ids)}`);
}

/** The same, for whoever need not know more of them. They are held before whatever is asked next. */
export async function keepLocks(ctx: CompanyCtx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const these = (column: Sql) => sql`company_id = ${ctx.companyId} and ${isOneOf(column, ids)}`;
  const [states, locks] = [
    sql`select from lockers.lock_state where ${these(sql`lock_id`)} order by lock_id for no key update`,
    sql`select from lockers.lock where ${these(sql`id`)} order by id for no key update`,
  ];
  await inOrder([() => ctx.db.write(states), () => ctx.db.write(locks)]);
}
