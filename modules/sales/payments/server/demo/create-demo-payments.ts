import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';

/** A payment of the demonstration that went well at the test provider. */
export type DemoPayment = {
  readonly id: string;
  readonly reference: string;
  readonly amountCents: number;
  readonly description: string;
  readonly payerEmail: string;
  readonly payerName: string;
  readonly payerLanguage: string;
  readonly returnPath: string;
  readonly paidAt: Date;
};

/** Any number of them, in demo companies alone; they are in the books of the test provider too, so that they can be paid back. */
export async function insertDemoPayments(
  ctx: CompanyCtx,
  siteAddress: string,
  payments: readonly DemoPayment[],
): Promise<void> {
  await ctx.db.rows(sql`
    insert into payments.payment (company_id, id, reference, state, amount_cents, option, provider, description, payer_email, payer_name,
      payer_language, site_address, return_path, checkout_reference, charge_reference, created_at, started_at, settled_at)
    select ${ctx.companyId}, id, reference, 'succeeded', "amountCents", 'test', 'test', description, "payerEmail", "payerName", "payerLanguage",
      ${siteAddress}, "returnPath", id::text, id::text, "paidAt" - interval '40 seconds', "paidAt" - interval '30 seconds', "paidAt"
    from jsonb_to_recordset(${jsonOf(payments)}::jsonb) as payment (id uuid, reference uuid, "amountCents" int, description text,
      "payerEmail" text, "payerName" text, "payerLanguage" text, "returnPath" text, "paidAt" timestamptz)`);
  await ctx.db.rows(sql`
    insert into payments.test_checkout (company_id, payment_id, state)
    select ${ctx.companyId}, id, 'paid' from unnest(${payments.map(({ id }) => id)}::uuid[]) as id`);
}
