import { addFault } from '@fachwerk/devices/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { chance, demoNumber, idAt } from './demo-chance.ts';

export const CUSTOMERS_NOW = [
  'Ines Lange',
  'Kemal Aydin',
  'Julia Roth',
  'Marco Conti',
  'Sarah Klein',
  'Piotr Zielinski',
  'Amelie Martin',
  'Ben Fuchs',
];

const TECHNICIAN = 'Technik';
const NOTES = [
  'Scharnier quietscht, beim nächsten Besuch schmieren.',
  'Dichtung erneuert, Tür schließt wieder sauber.',
  'Kunde meldete schwergängigen Riegel; nachgestellt und dreimal geprüft.',
];

/** What any moment of a day may lack: somebody over their time, a box held, one to be looked at, one that waits for a spare part. */
export async function fillDemoNow(ctx: CompanyCtx): Promise<void> {
  const { db, companyId, now } = ctx;
  await db.rows(sql`
    with box as (
      select l.id, l.size_code, l.id || ' now' as seed,
        row_number() over (partition by l.location_id order by ${chance(sql`l.number || l.location_id`)}) as rank
      from lockers.lock l where l.company_id = ${companyId}
    ), taken as (
      select id, seed, case when rank <= 2 then 'overrun' when rank <= 4 then 'reserved' else 'to_check' end as kind,
        make_interval(mins => (30 + 1500 * ${chance(sql`seed || ' since'`)})::int) as since,
        make_interval(mins => (20 + 900 * ${chance(sql`seed || ' until'`)})::int) as until
      from box where rank <= 5
    ), timed as (
      select *, ${now}::timestamptz - case kind when 'overrun' then interval '11 hours' + since * 0.2 when 'reserved' then interval '12 minutes'
          else interval '6 minutes' end as starts_at,
        -- Who is over their time is over the three hours of grace too.
        ${now}::timestamptz + case kind when 'overrun' then - (interval '190 minutes' + until * 0.2) when 'reserved' then interval '45 minutes'
          else interval '9 minutes' end as ends_at
      from taken
    )
    insert into lockers.occupancy (company_id, id, lock_id, kind, starts_at, ends_at, order_number, customer_name, revenue_cents)
    select ${companyId}, ${idAt(sql`starts_at`, sql`seed`)}, id, kind, starts_at, ends_at,
      ${demoNumber(sql`seed`)},
      (${CUSTOMERS_NOW}::text[])[1 + floor(${CUSTOMERS_NOW.length}::int * ${chance(sql`seed || ' who'`)})::int],
      case when kind = 'overrun' then 300 + 100 * (extract(epoch from ends_at - starts_at) / 3600)::int else 0 end
    from timed`);
  await outOfService(ctx);
}

/** Once everybody has their box: a battery is weak, and technicians were here. */
export async function followDemoNow(ctx: CompanyCtx): Promise<void> {
  await weakBattery(ctx);
  await notes(ctx);
}

/** One free box of a company has a battery that is nearly empty: its virtual lock will say so, and the house will draw its conclusions. */
async function weakBattery(ctx: CompanyCtx): Promise<void> {
  const weak = await ctx.db.first<{ controllerId: string; channel: number }>(sql`
    select l.controller_id, l.channel from lockers.lock l
    where l.company_id = ${ctx.companyId} and l.out_since is null and l.controller_id is not null
      and not exists (select from lockers.occupancy o where o.company_id = l.company_id and o.lock_id = l.id and o.released_at is null)
    order by ${chance(sql`l.number || l.location_id || ' weak'`)} limit 1`);
  if (weak) await addFault(ctx, { ...weak, fault: 'low_battery', personName: 'Fachwerk' });
}

async function outOfService({ db, companyId, now }: CompanyCtx): Promise<void> {
  await db.rows(sql`
    update lockers.lock l set out_cause = 'staff', out_since = ${now}::timestamptz - interval '2 days 3 hours',
      out_reason = 'Scharnier verbogen, Ersatzteil ist bestellt', out_person = ${TECHNICIAN}
    from (
      select distinct on (f.location_id) f.id from lockers.lock f
      where f.company_id = ${companyId}
        and not exists (select from lockers.occupancy o where o.company_id = f.company_id and o.lock_id = f.id and o.released_at is null)
      order by f.location_id, ${chance(sql`f.id || ' out'`)}
    ) as chosen
    where l.company_id = ${companyId} and l.id = chosen.id`);
}

async function notes(ctx: CompanyCtx): Promise<void> {
  const { db, companyId, now } = ctx;
  await db.rows(sql`
    with chosen as (
      select l.id, row_number() over (partition by l.location_id order by ${chance(sql`l.id || ' note'`)})::int as n
      from lockers.lock l where l.company_id = ${companyId}
    ), noted as (
      insert into lockers.lock_note (company_id, id, lock_id, at, person_id, person_name, text)
      select ${companyId}, ${idAt(sql`${now}::timestamptz - make_interval(days => 9 * n)`, sql`id || ' note'`)}, id,
        ${now}::timestamptz - make_interval(days => 9 * n), ${ctx.newId()}, ${TECHNICIAN}, (${NOTES}::text[])[n]
      from chosen where n <= ${NOTES.length}::int
      returning lock_id
    )
    update lockers.lock l set notes = 1 from noted where l.company_id = ${companyId} and l.id = noted.lock_id`);
}
