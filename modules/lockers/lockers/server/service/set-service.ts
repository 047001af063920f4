import { problemsOf } from '@fachwerk/base/problem';
import { inCompany, visibleCompanies, withinPlaces } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { lockerProblems } from '../../contract.ts';
import type { Lock, lockApi } from '../../contract-lock.ts';
import { whyNotSetService } from '../../rules/lock-changes.ts';
import { noteBoxes } from '../changes/note-boxes.ts';
import { notifyLocks } from '../changes/notify-screens.ts';
import { holdLocks } from '../locks/lock-store.ts';

const problem = problemsOf(lockerProblems);

type Order = { readonly isInService: boolean; readonly reason: string };

/** Locks that already are so stay as they are; when all of them are, it is refused. */
export const setService: UseCase<typeof lockApi.setService> = async (ctx, { ids, isInService, reason }) => {
  const wanted = [...new Set(ids)];
  const found = await ctx.db.rows<{ companyId: string; id: string }>(sql`
    select company_id, id from lockers.lock where company_id = any(${await visibleCompanies(ctx)}) and id = any(${wanted}::uuid[])
      and ${withinPlaces(ctx, sql`location_id`)}`);
  if (found.length < wanted.length) throw problem('lock.unknown');
  const byCompany = [...Map.groupBy(found, ({ companyId }) => companyId)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  let changed = 0;
  for (const [companyId, here] of byCompany) {
    const locks = await holdLocks(
      inCompany(ctx, companyId),
      here.map(({ id }) => id),
    );
    changed += await setIn(inCompany(ctx, companyId), locks, { isInService, reason });
  }
  if (changed === 0) throw problem('lock.already_so');
  return { changed };
};

/** Puts one box back, for whoever comes late: false if it is in service or archived meanwhile. `companyId` is the box's, in sight. */
export async function putInService(
  ctx: Ctx,
  { companyId, lockId, reason }: { readonly companyId: string; readonly lockId: string; readonly reason: string },
): Promise<boolean> {
  const scoped = inCompany(ctx, companyId);
  const locks = await holdLocks(scoped, [lockId]);
  if (locks.length === 0 || locks.some((lock) => whyNotSetService(lock, true))) return false;
  return (await setIn(scoped, locks, { isInService: true, reason })) > 0;
}

async function setIn(ctx: Ctx, locks: readonly Lock[], { isInService, reason }: Order): Promise<number> {
  const refusals = locks.map((lock) => whyNotSetService(lock, isInService));
  if (refusals.includes('lock.archived')) throw problem('lock.archived');
  const moved = locks.filter((_, index) => refusals[index] === null);
  const ids = moved.map(({ id }) => id);
  await (isInService ? putBack(ctx, ids) : takeOut(ctx, ids, reason));
  for (const lock of moved) {
    await audit(ctx, {
      subjectKind: 'lock',
      subjectId: lock.id,
      action: isInService ? 'lock.put_back' : 'lock.taken_out',
      before: lock.outOfService && { cause: lock.outOfService.cause },
      after: { reason },
    });
  }
  await noteBoxes(ctx, ids);
  await notifyLocks(
    ctx,
    moved.map(({ id, locationId }) => ({ lockId: id, locationId })),
  );
  return moved.length;
}

async function takeOut(ctx: Ctx, ids: readonly string[], reason: string): Promise<void> {
  await ctx.db.rows(sql`
    update lockers.lock set out_cause = 'staff', out_since = coalesce(out_since, ${ctx.now}), out_reason = ${reason},
      out_person = ${ctx.caller.name}
    where company_id = ${ctx.companyId} and id = any(${ids}::uuid[])`);
}

/** As it is: a low battery takes the lock out again only when it had recovered meanwhile, or when something else fails. */
async function putBack(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await ctx.db.rows(sql`
    update lockers.lock set out_cause = null, out_since = null, out_reason = '', out_person = ''
    where company_id = ${ctx.companyId} and id = any(${ids}::uuid[])`);
  await ctx.db.rows(sql`
    update lockers.lock_state set is_accepted = is_battery_out or is_signal_lost
    where company_id = ${ctx.companyId} and lock_id = any(${ids}::uuid[])`);
}
