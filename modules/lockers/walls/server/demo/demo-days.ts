import { addDays } from '@fachwerk/base/time';
import { companyByCode } from '@fachwerk/companies/facade';
import { chance, DEMO_CODES } from '@fachwerk/lockers/facade-demo';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { type Sql, sql } from '@fachwerk/server/sql';
import { REPLAY_DAYS } from '../../contract.ts';

/** Walls with some days behind them, in demo companies alone. Leaves one alone that has a past already. */
export async function createDemoDays(ctx: WorkCtx): Promise<void> {
  for (const code of DEMO_CODES) {
    const company = await companyByCode(ctx, code);
    if (!company?.isDemo) continue;
    await ctx.db.transaction(async (db) => {
      const scoped = { ...ctx, db, companyId: company.id };
      if (!(await hasHistory(scoped))) await fillDays(scoped);
    });
  }
}

async function hasHistory({ db, companyId }: CompanyCtx): Promise<boolean> {
  return (await db.first(sql`select from walls.box_history where company_id = ${companyId} limit 1`)) !== undefined;
}

const closedAt = (id: Sql, openedAt: Sql): Sql =>
  sql`${openedAt} + make_interval(secs => 15 + 70 * ${chance(sql`${id} || ' door'`)})`;

/** How the walls looked over the last days, for the slider: from who had which box, and from the doors. */
async function fillDays({ db, companyId, now }: CompanyCtx): Promise<void> {
  const from = addDays(now, -(REPLAY_DAYS + 1));
  await db.rows(sql`
    with door as (
      select lock_id, ended_at as opened_at, ${closedAt(sql`id`, sql`ended_at`)} as closed_at
      from openings.attempt_view
      where company_id = ${companyId} and state = 'opened' and requested_at > ${from}
    ), moment as (
      select id as lock_id, ${from}::timestamptz as at from lockers.lock_view where company_id = ${companyId}
      union select lock_id, opened_at from door
      union select lock_id, closed_at from door
      union select id, out_since from lockers.lock_view where company_id = ${companyId} and out_since is not null
      union select lock_id, unnest(array[starts_at, released_at, case when kind = 'overrun' then ends_at end]) from lockers.occupancy_view
        where company_id = ${companyId} and coalesce(released_at, ${now}) > ${from}
    ), look as (
      select m.lock_id, m.at, l.out_since <= m.at as is_out,
        -- By the index of openings: a door is open for a minute or so.
        exists (select from openings.attempt_view a
          where a.company_id = ${companyId} and a.lock_id = m.lock_id and a.state = 'opened'
            and a.requested_at between m.at - interval '3 minutes' and m.at
            and a.ended_at <= m.at and ${closedAt(sql`a.id`, sql`a.ended_at`)} > m.at) as is_open,
        (select case when o.kind = 'overrun' and m.at < o.ends_at then 'rented' else o.kind end from lockers.occupancy_view o
          where o.company_id = ${companyId} and o.lock_id = m.lock_id and o.starts_at <= m.at and coalesce(o.released_at, 'infinity') > m.at
          limit 1) as occupied
      from moment m join lockers.lock_view l on l.company_id = ${companyId} and l.id = m.lock_id
      where m.at >= ${from} and m.at <= ${now}
    )
    insert into walls.box_history (company_id, lock_id, at, state, lock_state, door_state, is_online)
    select ${companyId}, lock_id, at, case when is_out then 'out_of_service' else coalesce(occupied, 'free') end,
      case when is_open then 'unlocked' else 'locked' end, case when is_open then 'open' else 'closed' end, true
    from look`);
}
