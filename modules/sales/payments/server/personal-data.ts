import { formatMoney } from '@fachwerk/base/format-number';
import { LOCALES } from '@fachwerk/base/language';
import { visibleCompanies } from '@fachwerk/companies/facade';
import type { CompanyCtx, LanguageCtx, PersonalData, WorkCtx } from '@fachwerk/server/ctx';
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
  // Amounts are for those who may see payments; that an order was paid the order says.
  timeline: async (ctx, { email }, limit) => {
    if (!ctx.caller?.capabilities.has('payments.read')) return [];
    const { language = 'de' }: Reader = ctx;
    const rows = await ctx.db.rows<Told>(sql`
      select id, coalesce(settled_at, created_at) as at, state, amount_cents, description from payments.payment
      where company_id = any(${await visibleCompanies(ctx)}) and payer_email = ${email}
        and state in ('pending', 'succeeded', 'failed', 'cancelled')
      order by at desc, id desc limit ${limit}`);
    return rows.map(({ id, at, state, amountCents, description }) => ({
      id,
      at,
      what: `payments.timeline.${state}`,
      params: { amount: formatMoney(amountCents, LOCALES[language]), description },
    }));
  },
};

/** Staff read it in their language. */
type Reader = CompanyCtx & Partial<Pick<LanguageCtx, 'language'>>;

type Told = {
  readonly id: string;
  readonly at: Date;
  readonly state: 'pending' | 'succeeded' | 'failed' | 'cancelled';
  readonly amountCents: number;
  readonly description: string;
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
