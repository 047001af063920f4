import type { CompanyCtx } from '@fachwerk/server/ctx';
import { isOneOf, sql } from '@fachwerk/server/sql';

/** `ctx.companyId` is the network in every function here. */
export type FormerEmail = { readonly customerId: string; readonly mergedId: string; readonly email: string };

export function listFormerEmails(ctx: CompanyCtx, customerIds: readonly string[]): Promise<FormerEmail[]> {
  return ctx.db.rows<FormerEmail>(sql`
    select customer_id, merged_id, email from customers.former_email
    where company_id = ${ctx.companyId} and ${isOneOf(sql`customer_id`, customerIds)} order by since, email`);
}

/** Who was known by this address before; whoever has it now comes first. */
export async function findFormerOwner(ctx: CompanyCtx, email: string): Promise<string | undefined> {
  const row = await ctx.db.first<{ customerId: string }>(sql`
    select f.customer_id from customers.former_email f
    where f.company_id = ${ctx.companyId} and f.email = ${email} and not exists (
      select from customers.customer c where c.company_id = f.company_id and c.email = f.email and c.erased_at is null)`);
  return row?.customerId;
}

export async function addFormerEmail(ctx: CompanyCtx, { customerId, mergedId, email }: FormerEmail): Promise<void> {
  await ctx.db.rows(sql`
    insert into customers.former_email (company_id, email, customer_id, merged_id, since)
    values (${ctx.companyId}, ${email}, ${customerId}, ${mergedId}, ${ctx.now})
    on conflict (company_id, email) do update set customer_id = excluded.customer_id, merged_id = excluded.merged_id`);
}

export async function removeFormerEmails(ctx: CompanyCtx, customerId: string): Promise<void> {
  await ctx.db.rows(sql`
    delete from customers.former_email where company_id = ${ctx.companyId} and customer_id = ${customerId}`);
}
