import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { boxesChanged } from '../facade-hooks.ts';

/**
 * Notes that boxes may look different now. Call it at the end of whatever changes a door, a bolt, the service, who has a box, an alarm
 * or a presence. Waits for whoever else is at the same box, and so sees what they did.
 */
export async function noteBoxes(ctx: CompanyCtx, lockIds: readonly string[]): Promise<void> {
  if (lockIds.length === 0) return;
  await ctx.db.rows(sql`
    select from lockers.lock_state where company_id = ${ctx.companyId} and lock_id = any(${lockIds}::uuid[])
    order by lock_id for no key update`);
  await ctx.db.rows(sql`
    update lockers.lock_state s set is_alarm_noted = b.state = 'alarm' from lockers.box_view b
    where s.company_id = ${ctx.companyId} and s.lock_id = any(${lockIds}::uuid[]) and b.company_id = s.company_id and b.id = s.lock_id
      and s.is_alarm_noted <> (b.state = 'alarm')`);
  await ctx.app.hooks.find(boxesChanged)?.(ctx, lockIds);
}

/** The same, for every box of controllers that came or went. */
export async function noteBoxesOfControllers(ctx: CompanyCtx, controllerIds: readonly string[]): Promise<void> {
  if (controllerIds.length === 0) return;
  const locks = await ctx.db.rows<{ id: string }>(sql`
    select id from lockers.lock
    where company_id = ${ctx.companyId} and controller_id = any(${controllerIds}::uuid[]) and archived_at is null`);
  await noteBoxes(
    ctx,
    locks.map(({ id }) => id),
  );
}
