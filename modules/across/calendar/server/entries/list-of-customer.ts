import { networkOf, visibleCompanies } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { calendarApi } from '../../contract.ts';
import { appointmentsOf } from './appointments-of.ts';

/** Of somebody nobody here knows there are none. */
export const listOfCustomer: UseCase<typeof calendarApi.ofCustomer> = async (ctx, { customerId }) => {
  const customer = await ctx.db.first<{ email: string }>(sql`
    select email from customers.customer_view
    where company_id = ${await networkOf(ctx)} and id = ${customerId} and erased_at is null`);
  return { appointments: customer ? await appointmentsOf(ctx, customer.email, await visibleCompanies(ctx)) : [] };
};
