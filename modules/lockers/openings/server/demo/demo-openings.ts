import { addDays } from '@fachwerk/base/time';
import { companyByCode } from '@fachwerk/companies/facade';
import { chance, DEMO_CODES, idAt, saveOpenedAt } from '@fachwerk/lockers/facade-demo';
import { makeRoomInLog } from '@fachwerk/logs/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { recordDemoLog } from './demo-log.ts';

const DAYS = 365;

/** Creates openings of past and present renters, in demo companies only. Skips companies with attempts. */
export async function createDemoOpenings(ctx: WorkCtx): Promise<void> {
  await makeRoomInLog(ctx.db, addDays(ctx.now, -DAYS), ctx.now);
  for (const code of DEMO_CODES) {
    const company = await companyByCode(ctx, code);
    if (!company?.isDemo) continue;
    await ctx.db.transaction(async (db) => {
      const scoped = { ...ctx, db, companyId: company.id };
      if (await hasAttempts(scoped)) return;
      await fillPastOpenings(scoped);
      await fillFirstOpenings(scoped);
      await recordDemoLog(scoped);
      await saveOpenedAt(scoped, await newestOpenings(scoped));
    });
  }
}

async function hasAttempts({ db, companyId }: CompanyCtx): Promise<boolean> {
  return (await db.first(sql`select from openings.attempt where company_id = ${companyId} limit 1`)) !== undefined;
}

/** Per rental: the first opening, the last, and often one in between. Occasionally a bolt jams, and the second try works. */
async function fillPastOpenings({ db, companyId, now }: CompanyCtx): Promise<void> {
  await db.rows(sql`
    with opening as (
      select o.lock_id, o.customer_name, o.id || ' ' || part as seed, case part
        when 1 then o.starts_at + interval '2 minutes'
        when 2 then o.starts_at + (o.released_at - o.starts_at) * (0.3 + 0.4 * ${chance(sql`o.id || ' between'`)})
        else o.released_at - interval '4 minutes' end as at
      from lockers.occupancy_view o cross join generate_series(1, 3) as part
      where o.company_id = ${companyId} and o.released_at is not null
        and (part <> 2 or ${chance(sql`o.id || ' more'`)} < 0.25)
    ), tried as (
      select *, ${chance(sql`seed || ' luck'`)} as luck from opening
    ), attempt as (
      select lock_id, customer_name, seed, at, 'opened' as state, '' as detail from tried
      union all
      select lock_id, customer_name, seed || ' before', at - interval '40 seconds',
        case when luck < 0.006 then 'jammed' when luck < 0.01 then 'timed_out' else 'failed' end, '' from tried where luck < 0.013
    )
    insert into openings.attempt (company_id, id, lock_id, location_id, controller_id, type, send_alt_signal, state, detail, person_name,
      requested_at, sent_at, acknowledged_at, ended_at, expires_at)
    select ${companyId}, ${idAt(sql`a.at`, sql`a.seed`)}, l.id, l.location_id, l.controller_id, 'customer', false, a.state, a.detail,
      a.customer_name, a.at, a.at + interval '0.1 seconds', case when a.state <> 'timed_out' then a.at + interval '0.4 seconds' end,
      a.at + case when a.state = 'timed_out' then interval '15 seconds' else interval '1.6 seconds' end, a.at + interval '15 seconds'
    from attempt a join lockers.lock_view l on l.company_id = ${companyId} and l.id = a.lock_id
    where a.at < ${now}`);
}

/** Present renters have opened their box once. */
async function fillFirstOpenings({ db, companyId }: CompanyCtx): Promise<void> {
  await db.rows(sql`
    insert into openings.attempt (company_id, id, lock_id, location_id, controller_id, type, send_alt_signal, state, person_name, requested_at,
      sent_at, acknowledged_at, ended_at, expires_at)
    select o.company_id, ${idAt(sql`o.starts_at`, sql`o.id || ' first'`)}, l.id, l.location_id, l.controller_id, 'customer', false, 'opened',
      o.customer_name, o.starts_at, o.starts_at, o.starts_at, o.starts_at + interval '1.5 seconds', o.starts_at + interval '15 seconds'
    from lockers.occupancy_view o join lockers.lock_view l on l.company_id = o.company_id and l.id = o.lock_id
    where o.company_id = ${companyId} and o.released_at is null and o.kind in ('rented', 'overrun')`);
}

function newestOpenings({ db, companyId }: CompanyCtx) {
  return db.rows<{ readonly companyId: string; readonly lockId: string; readonly at: Date }>(sql`
    select company_id, lock_id, max(ended_at) as at from openings.attempt
    where company_id = ${companyId} and state = 'opened' group by company_id, lock_id`);
}
