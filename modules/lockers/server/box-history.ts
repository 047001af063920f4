import type { CompanyCtx } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';

/**
 * Notes how boxes look now, where that differs from what was noted last. Call it at the end of whatever changes a door, a bolt, the
 * service, who has a box, an alarm or a presence. Waits for whoever else is at the same box, and so sees what they did.
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
  await ctx.db.rows(sql`
    insert into lockers.box_history (company_id, lock_id, at, state, lock_state, door_state, is_online)
    select b.company_id, b.id, ${ctx.now}, b.state, b.lock_state, b.door_state, b.is_online
    from lockers.box_view b
    left join lateral (
      select h.state, h.lock_state, h.door_state, h.is_online from lockers.box_history h
      where h.company_id = b.company_id and h.lock_id = b.id
      order by h.at desc limit 1
    ) last on true
    where b.company_id = ${ctx.companyId} and b.id = any(${lockIds}::uuid[])
      and (b.state, b.lock_state, b.door_state, b.is_online)
        is distinct from (last.state, last.lock_state, last.door_state, last.is_online)
    on conflict (company_id, lock_id, at) do update set state = excluded.state, lock_state = excluded.lock_state,
      door_state = excluded.door_state, is_online = excluded.is_online`);
}

/** The same, for every box of controllers that came or went. */
export async function noteBoxesOf(ctx: CompanyCtx, controllerIds: readonly string[]): Promise<void> {
  if (controllerIds.length === 0) return;
  const locks = await ctx.db.rows<{ id: string }>(sql`
    select id from lockers.lock
    where company_id = ${ctx.companyId} and controller_id = any(${controllerIds}::uuid[]) and archived_at is null`);
  await noteBoxes(
    ctx,
    locks.map(({ id }) => id),
  );
}
