import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** Notes how boxes look now, where that differs from what was noted last. Their rows are held by whoever calls. */
export async function addHistory(ctx: CompanyCtx, lockIds: readonly string[]): Promise<void> {
  await ctx.db.rows(sql`
    insert into walls.box_history (company_id, lock_id, at, state, lock_state, door_state, is_online)
    select b.company_id, b.id, ${ctx.now}, b.state, b.lock_state, b.door_state, b.is_online
    from lockers.box_view b
    left join lateral (
      select h.state, h.lock_state, h.door_state, h.is_online from walls.box_history h
      where h.company_id = b.company_id and h.lock_id = b.id
      order by h.at desc limit 1
    ) last on true
    where b.company_id = ${ctx.companyId} and b.id = any(${lockIds}::uuid[])
      and (b.state, b.lock_state, b.door_state, b.is_online)
        is distinct from (last.state, last.lock_state, last.door_state, last.is_online)
    on conflict (company_id, lock_id, at) do update set state = excluded.state, lock_state = excluded.lock_state,
      door_state = excluded.door_state, is_online = excluded.is_online`);
}
