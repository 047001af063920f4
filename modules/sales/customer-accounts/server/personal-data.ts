import type { CompanyCtx, PersonalData } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** Sessions, and requests to sign in. */
export const personalData: PersonalData = {
  // Where somebody is signed in is not for a company that only has a contract with them.
  export: async (ctx, person) =>
    ctx.companyId === person.companyId ? { sessions: await listSessionsOf(ctx, person.id) } : {},
  holds: async () => [],
  erase: async (ctx, person) => {
    const { companyId, id, email } = person;
    await ctx.db.rows(sql`
      delete from customer_accounts.session where company_id = ${companyId} and customer_id = ${id}`);
    // Requests to sign in that no mail was sent for name the address as well.
    await ctx.db.rows(sql`
      delete from customer_accounts.login where company_id = ${companyId} and (customer_id = ${id} or email = ${email})`);
  },
  timeline: async () => [],
};

function listSessionsOf(ctx: CompanyCtx, customerId: string): Promise<{ createdAt: Date; userAgent: string }[]> {
  return ctx.db.rows(sql`
    select created_at, last_seen_at, user_agent from customer_accounts.session
    where company_id = ${ctx.companyId} and customer_id = ${customerId} and ended_at is null
    order by created_at`);
}
