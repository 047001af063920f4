import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { BankData } from '../../contract-account.ts';

type Saved = BankData & { readonly savedAt: Date; readonly savedBy: string };

/** Where customers transfer money to: for prepayment and invoices. */
export function findBankData(ctx: CompanyCtx): Promise<Saved | undefined> {
  return ctx.db.first<Saved>(sql`
    select holder, iban, bic, bank_name, saved_at, saved_by from payments.bank_data where company_id = ${ctx.companyId}`);
}

export async function saveBankData(ctx: CompanyCtx, data: Saved): Promise<void> {
  await ctx.db.count(sql`
    insert into payments.bank_data (company_id, holder, iban, bic, bank_name, saved_at, saved_by)
    values (${ctx.companyId}, ${data.holder}, ${data.iban}, ${data.bic}, ${data.bankName}, ${data.savedAt}, ${data.savedBy})
    on conflict (company_id) do update set holder = excluded.holder, iban = excluded.iban, bic = excluded.bic,
      bank_name = excluded.bank_name, saved_at = excluded.saved_at, saved_by = excluded.saved_by`);
}

export async function removeBankData(ctx: CompanyCtx): Promise<void> {
  await ctx.db.count(sql`delete from payments.bank_data where company_id = ${ctx.companyId}`);
}
