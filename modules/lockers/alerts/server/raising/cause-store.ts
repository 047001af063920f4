import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { AlertKind, AlertPriority, AlertSubject } from '../../contract.ts';
import type { Remembered } from '../../rules/raise.ts';

export type CauseKey = { readonly kind: AlertKind; readonly subjectId: string };

export type KnownAlert = CauseKey & Remembered & { readonly id: string };

/**
 * The newest alert of each cause, an open one before all others, kept until the transaction ends: two reports of one cause wait here
 * for each other. Always in the same order, so that two batches cannot hold what the other needs.
 */
export function lockNewest(ctx: CompanyCtx, causes: readonly CauseKey[]): Promise<KnownAlert[]> {
  return ctx.db.rows<KnownAlert>(sql`
    select newest.* from (select kind, subject_id from ${keysOf(causes)} order by subject_id, kind) cause
    cross join lateral (
      select a.id, a.kind, a.subject_id, a.state, a.last_at, a.ended_at from alerts.alert a
      where a.company_id = ${ctx.companyId} and a.subject_id = cause.subject_id and a.kind = cause.kind
      order by a.state = 'open' desc, a.last_at desc, a.id desc
      limit 1
      for update
    ) newest`);
}

export type Continued = { readonly id: string; readonly isCounted: boolean; readonly data: object | null };
export type ContinuedAlert = CauseKey & { readonly id: string; readonly isMailed: boolean };

/** Goes on with alerts that `lockNewest` has locked. One whose cause has an open alert elsewhere is left out. */
export function continueAlerts(ctx: CompanyCtx, alerts: readonly Continued[]): Promise<ContinuedAlert[]> {
  const rows = alerts.map(({ id, isCounted, data }) => ({ id, is_counted: isCounted, data }));
  return ctx.db.rows<ContinuedAlert>(sql`
    update alerts.alert a set state = 'open', ended_at = null, data = coalesce(given.data, a.data), times = a.times + given.is_counted::int,
      last_at = case when given.is_counted then ${ctx.now} else a.last_at end
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as given (id uuid, is_counted boolean, data jsonb)
    where a.company_id = ${ctx.companyId} and a.id = given.id and (given.is_counted or a.data <> given.data)
      and (a.state = 'open' or not exists (
        select from alerts.alert other where other.company_id = ${ctx.companyId} and other.subject_id = a.subject_id
          and other.kind = a.kind and other.state = 'open'))
    returning a.id, a.kind, a.subject_id, a.mailed_at is not null as is_mailed`);
}

export type NewAlert = {
  readonly id: string;
  readonly kind: AlertKind;
  readonly priority: AlertPriority;
  readonly subject: AlertSubject;
  readonly location: { readonly id: string; readonly name: string } | null;
  readonly data: object;
};

/** Where somebody else was first, that alert is answered: its id is not the given one. */
export function addAlerts(ctx: CompanyCtx, alerts: readonly NewAlert[]): Promise<(CauseKey & { id: string })[]> {
  const rows = alerts.map(({ id, kind, priority, subject, location, data }) => ({
    id,
    kind,
    priority,
    subject_kind: subject.kind,
    subject_id: subject.id,
    subject_name: subject.name,
    location_id: location?.id,
    location_name: location?.name ?? '',
    data,
  }));
  return ctx.db.rows(sql`
    insert into alerts.alert as known (company_id, id, kind, priority, state, subject_kind, subject_id, subject_name, location_id,
      location_name, raised_at, last_at, data)
    select ${ctx.companyId}, id, kind, priority, 'open', subject_kind, subject_id, subject_name, location_id, location_name, ${ctx.now},
      ${ctx.now}, data
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as given (id uuid, kind text, priority text, subject_kind text, subject_id uuid,
      subject_name text, location_id uuid, location_name text, data jsonb)
    order by subject_id, kind
    on conflict (company_id, subject_id, kind) where state = 'open' do update set data = excluded.data
    returning known.id, known.kind, known.subject_id`);
}

export type SettledAlert = CauseKey & {
  readonly id: string;
  readonly subjectKind: AlertSubject['kind'];
  readonly subjectName: string;
  readonly locationId: string | null;
  readonly locationName: string;
};

/** In the order of `lockNewest`. What is not open is left as it is. */
export function settleOpen(ctx: CompanyCtx, causes: readonly CauseKey[]): Promise<SettledAlert[]> {
  return ctx.db.rows<SettledAlert>(sql`
    with ending as (
      select a.id from alerts.alert a join ${keysOf(causes)} using (subject_id, kind)
      where a.company_id = ${ctx.companyId} and a.state = 'open'
      order by a.subject_id, a.kind
      for update of a
    )
    update alerts.alert a set state = 'settled', ended_at = ${ctx.now} from ending
    where a.company_id = ${ctx.companyId} and a.id = ending.id
    returning a.id, a.kind, a.subject_kind, a.subject_id, a.subject_name, a.location_id, a.location_name`);
}

function keysOf(causes: readonly CauseKey[]) {
  const rows = causes.map(({ kind, subjectId }) => ({ kind, subject_id: subjectId }));
  return sql`jsonb_to_recordset(${jsonOf(rows)}::jsonb) as given (kind text, subject_id uuid)`;
}
