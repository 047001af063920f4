import type { CompanyCtx } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { Alert } from '../contract.ts';
import { alertColumns, alertFrom } from './alert-store.ts';

export type MailedAlert = Alert & { readonly operatorEmail: string; readonly timeZone: string | null };

/** Open, and nobody was written to yet; kept until the transaction ends. */
export async function lockUnmailed(ctx: CompanyCtx, ids: readonly string[]): Promise<MailedAlert[]> {
  const rows = await ctx.db.rows<Parameters<typeof alertFrom>[0] & { operatorEmail: string; timeZone: string | null }>(
    sql`
    select ${alertColumns}, coalesce(l.operator_email, '') as operator_email, l.time_zone
    from alerts.alert a
    left join locations.location_view l on l.company_id = a.company_id and l.id = a.location_id
    where a.company_id = ${ctx.companyId} and a.id = any(${ids}) and a.state = 'open' and a.mailed_at is null
    order by a.subject_id, a.kind
    for update of a`,
  );
  return rows.map(({ operatorEmail, timeZone, ...row }) => ({ ...alertFrom(row), operatorEmail, timeZone }));
}

export async function markMailed(ctx: CompanyCtx, alerts: readonly { readonly id: string }[]): Promise<void> {
  await ctx.db.rows(sql`
    update alerts.alert set mailed_at = ${ctx.now}
    where company_id = ${ctx.companyId} and id = any(${alerts.map(({ id }) => id)})`);
}
