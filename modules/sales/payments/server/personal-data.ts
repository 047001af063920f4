import { visibleCompanies } from '@fachwerk/companies/facade';
import type { PersonalData, WorkCtx } from '@fachwerk/server/ctx';
import { acrossCompanies, sql } from '@fachwerk/server/sql';

/** What this module keeps about people: under which name and address they were sent to a provider. Amounts are nobody's person. */
export const paymentPersonalData: PersonalData = {
  export: async (ctx, { email }) => ({
    payments: await ctx.db.rows(sql`
      select created_at, settled_at, state, amount_cents, currency, option, description, payer_name, payer_email
      from payments.payment
      where company_id = any(${await visibleCompanies(ctx)}) and payer_email = ${email} order by created_at, id`),
  }),
  // What is unfinished, and what the law keeps, the orders say.
  holds: async () => [],
  erase: async (ctx, { email }) => {
    await ctx.db.count(sql`
      update payments.payment set payer_email = '', payer_name = ''
      where company_id = any(${await visibleCompanies(ctx)}) and payer_email = ${email}`);
  },
};

export async function blankPayersBefore({ db }: WorkCtx, before: Date): Promise<void> {
  await db.count(
    acrossCompanies(
      'payers of all companies are forgotten together',
      sql`update payments.payment set payer_email = '', payer_name = ''
        where created_at < ${before} and payer_email <> '' and next_look_at is null`,
    ),
  );
}
