import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { LedgerSettings } from '../../contract.ts';

type Saved = LedgerSettings & { readonly savedAt: Date; readonly savedBy: string };

export function findSettings(ctx: CompanyCtx): Promise<Saved | undefined> {
  return ctx.db.first<Saved>(sql`
    select chart, consultant_number, client_number, accounts, saved_at, saved_by from day_reports.ledger_settings
    where company_id = ${ctx.companyId}`);
}

export async function saveSettings(ctx: CompanyCtx, saved: Saved): Promise<void> {
  await ctx.db.count(sql`
    insert into day_reports.ledger_settings (company_id, chart, consultant_number, client_number, accounts, saved_at, saved_by)
    values (${ctx.companyId}, ${saved.chart}, ${saved.consultantNumber}, ${saved.clientNumber}, ${jsonOf(saved.accounts)}::jsonb,
      ${saved.savedAt}, ${saved.savedBy})
    on conflict (company_id) do update set chart = excluded.chart, consultant_number = excluded.consultant_number,
      client_number = excluded.client_number, accounts = excluded.accounts, saved_at = excluded.saved_at, saved_by = excluded.saved_by`);
}
