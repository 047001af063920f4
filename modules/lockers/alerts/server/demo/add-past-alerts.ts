import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import { TRAITS } from '../../rules/raise.ts';
import type { Cause } from '../raising/raise-alerts.ts';

type PastAlert = Cause & { readonly raisedAt: Date; readonly endedAt: Date };

/** What was wrong once, and is over: nobody is written to about it, and nothing follows from it. */
export async function addPastAlerts(ctx: CompanyCtx, alerts: readonly PastAlert[]): Promise<void> {
  const rows = alerts.map(({ kind, subject, location, data = {}, raisedAt, endedAt }) => ({
    id: ctx.newId(),
    kind,
    priority: TRAITS[kind].priority,
    data,
    raised_at: raisedAt,
    ended_at: endedAt,
    subject_kind: subject.kind,
    subject_id: subject.id,
    subject_name: subject.name,
    location_id: location?.id,
    location_name: location?.name ?? '',
  }));
  await ctx.db.rows(sql`
    insert into alerts.alert (company_id, id, kind, priority, state, subject_kind, subject_id, subject_name, location_id, location_name, raised_at,
      last_at, ended_at, data)
    select ${ctx.companyId}, id, kind, priority, 'settled', subject_kind, subject_id, subject_name, location_id, location_name, raised_at, raised_at,
      ended_at, data
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as given (id uuid, kind text, priority text, subject_kind text, subject_id uuid, subject_name text,
      location_id uuid, location_name text, raised_at timestamptz, ended_at timestamptz, data jsonb)`);
}
