import { visibleCompanies } from '@fachwerk/companies/facade';
import { type FigurePart, type FigureSource, figuresChangedOf } from '@fachwerk/customers/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

type Counted = Omit<FigurePart, 'customerId'> & { readonly email: string };

/** Appointments are found by e-mail address, and count unless they were cancelled. */
export const appointmentFigures: FigureSource = {
  figures: ['appointments'],
  capability: 'appointments.read',
  isUsed: async (ctx) => {
    const query = sql`select from appointments.service where company_id = ${ctx.companyId} limit 1`;
    return (await ctx.db.first(query)) !== undefined;
  },
  partsOf: async (network, people) => {
    const idOf = new Map(people.map(({ email, id }) => [email, id]));
    const rows = await network.db.rows<Counted>(sql`
      select a.email, a.company_id, count(*)::int as appointments, max(a.created_at) as last_contact_at from appointments.appointment a
      where a.company_id = any(${await visibleCompanies(network)}) and a.email = any(${[...idOf.keys()]}::text[]) and a.email <> ''
        and a.state in ('booked', 'done', 'no_show')
      group by a.email, a.company_id`);
    return rows.map(({ email, ...part }) => ({ ...part, customerId: idOf.get(email)! }));
  },
};

/** In the transaction that has changed these appointments. */
export async function customersOfChanged(ctx: CompanyCtx, ids: readonly string[]): Promise<void> {
  const rows = await ctx.db.rows<{ email: string }>(sql`
    select distinct email from appointments.appointment
    where company_id = ${ctx.companyId} and id = any(${ids}::uuid[]) and email <> ''`);
  for (const { email } of rows) await figuresChangedOf(ctx, email);
}
