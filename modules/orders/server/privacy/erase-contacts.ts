import type { WorkCtx } from '@fachwerk/server/ctx';
import { acrossCompanies, type Sql, sql } from '@fachwerk/server/sql';
import { retainedSince } from '../../rules/retention.ts';

/** Blanks who the customer was, on orders whose invoices (if any) no longer have to be kept, and on those invoices. */
export async function blankContacts(ctx: Pick<WorkCtx, 'db' | 'now'>, which: Sql): Promise<void> {
  await ctx.db.rows(
    acrossCompanies(
      'the orders of an erased person, at every company of the network',
      sql`
    with blanked as (
      update orders.customer_order o set first_name = '', last_name = '', email = '', phone = '', street = '', postcode = '', city = '',
        country = '', note = ''
      where o.erased_at is not null and ${which} and not exists (
        select from orders.invoice i where i.company_id = o.company_id and i.order_id = o.id and i.issued_at >= ${retainedSince(ctx.now)})
      returning o.company_id, o.id
    ), steps as (
      update orders.order_step s set person_name = '' from blanked b
      where s.company_id = b.company_id and s.order_id = b.id and s.person_kind = 'customer'
    )
    update orders.invoice i set document = jsonb_set(i.document, '{buyer}', '[]') from blanked b
    where i.company_id = b.company_id and i.order_id = b.id`,
    ),
  );
}
