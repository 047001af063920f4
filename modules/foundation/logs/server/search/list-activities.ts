import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { LogEntry } from '../../contract.ts';

type Wanted = {
  readonly companyIds: readonly string[];
  readonly personIds: readonly string[];
  readonly from: Date;
  readonly to: Date;
  readonly locationId?: string | undefined;
  /** Types that count beside what is in the audit trail. */
  readonly alsoTypes: readonly string[];
  /** How many entries of each person and type are read; the rest is counted. */
  readonly newest: number;
};

export type Activity = LogEntry & { readonly count: number };

/** In the audit trail, and nobody's work. */
const NO_WORK = ['user.signed_in'];

/** More people and types than anybody reads. */
const MOST = 2000;

/** What people did in a period: the newest entries of each person and type, with how many there are. */
export function listActivities(ctx: CompanyCtx, wanted: Wanted): Promise<Activity[]> {
  const { companyIds, personIds, from, to, locationId, alsoTypes, newest } = wanted;
  return ctx.db.rows<Activity>(sql`
    with entry as (
      select part.*, count(*) over (partition by person_id, type)::int as count,
        row_number() over (partition by person_id, type order by at desc, id desc) as nth
      from unnest(${companyIds}::uuid[]) as own (company_id) cross join lateral (
        select entry.company_id, at, id, type, location_id, location_name, lock_id, lock_name, controller_id, person_id, person_name, order_number, data
        from logs.log_entry as entry
        where entry.company_id = own.company_id and at >= ${from} and at < ${to} and person_id = any(${personIds}::uuid[])
          and type <> all(${NO_WORK}::text[]) and (data ? 'subjectKind' or type = any(${alsoTypes}::text[]))
          and (${locationId ?? null}::uuid is null or location_id = ${locationId ?? null})) as part)
    select company_id, at, id, type, location_id, location_name, lock_id, lock_name, controller_id, person_id, person_name, order_number, data, count
    from entry where nth <= ${newest}
    order by person_id, type, at desc, id desc
    limit ${MOST}`);
}
