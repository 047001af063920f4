import { networkOf, visibleCompanies } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { calendarApi } from '../../contract.ts';
import { appointmentsOf } from './appointments-of.ts';

/** By every address they are known by. Of somebody nobody here knows there are none. */
export const listOfCustomer: UseCase<typeof calendarApi.ofCustomer> = async (ctx, { customerId }) => {
  const known = await ctx.db.rows<{ email: string }>(sql`
    select email from customers.known_email_view
    where company_id = ${await networkOf(ctx)} and customer_id = ${customerId} order by email`);
  const companyIds = await visibleCompanies(ctx);
  const appointments = [];
  for (const { email } of known) appointments.push(...(await appointmentsOf(ctx, email, companyIds)));
  return { appointments };
};
