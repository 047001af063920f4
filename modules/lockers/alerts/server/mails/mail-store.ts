import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Alert } from '../../contract.ts';
import { type AlertRow, alertColumns, alertFrom } from '../alert-store.ts';

type MailFacts = { readonly mailedAt: Date | null; readonly operatorEmail: string; readonly timeZone: string | null };
export type MailedAlert = Alert & MailFacts;

/** With where its mail goes; kept until the transaction ends. */
export async function lockForMail(ctx: CompanyCtx, ids: readonly string[]): Promise<MailedAlert[]> {
  const rows = await ctx.db.rows<AlertRow & MailFacts>(sql`
    select ${alertColumns}, a.mailed_at, coalesce(l.operator_email, '') as operator_email, l.time_zone
    from alerts.alert a
    left join locations.location_view l on l.company_id = a.company_id and l.id = a.location_id
    where a.company_id = ${ctx.companyId} and a.id = any(${ids})
    order by a.subject_id, a.kind
    for update of a`);
  return rows.map(({ mailedAt, operatorEmail, timeZone, ...row }) => ({
    ...alertFrom(row),
    mailedAt,
    operatorEmail,
    timeZone,
  }));
}

export async function markMailed(ctx: CompanyCtx, alerts: readonly { readonly id: string }[]): Promise<void> {
  await ctx.db.rows(sql`
    update alerts.alert set mailed_at = ${ctx.now}
    where company_id = ${ctx.companyId} and id = any(${alerts.map(({ id }) => id)})`);
}

export async function findMailedAt(ctx: CompanyCtx, id: string): Promise<Date | null> {
  const row = await ctx.db.first<{ mailedAt: Date | null }>(sql`
    select mailed_at from alerts.alert where company_id = ${ctx.companyId} and id = ${id}`);
  return row?.mailedAt ?? null;
}
