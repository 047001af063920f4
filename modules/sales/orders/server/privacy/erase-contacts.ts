import type { WorkCtx } from '@fachwerk/server/ctx';
import { acrossCompanies, type Sql, sql } from '@fachwerk/server/sql';
import { retainedSince } from '../../rules/retention.ts';

/**
 * The customer is erased: their own words go at once, and with them the names of others, as no book needs them. A wish for the kitchen stands in
 * the detail of its line too; papers that the law keeps still print it, until their years are over.
 */
export async function eraseWords(ctx: Pick<WorkCtx, 'db' | 'now'>, which: Sql): Promise<void> {
  await ctx.db.rows(sql`
    with erased as (
      update orders.customer_order o set erased_at = coalesce(o.erased_at, ${ctx.now}), note = '' where ${which}
      returning o.company_id, o.id
    )
    update orders.order_line l set data = l.data - '{note,recipient,message}'::text[] #- '{staff,de,detail}' #- '{staff,en,detail}',
      detail = case when coalesce(l.data ->> 'note', '') = '' then l.detail else '' end
    from erased e where l.company_id = e.company_id and l.order_id = e.id and l.data ?| '{note,recipient,message}'`);
}

/** Blanks who the customer was, on orders whose invoices (if any) no longer have to be kept, and on those invoices. */
export async function blankContacts(ctx: Pick<WorkCtx, 'db' | 'now'>, which: Sql): Promise<void> {
  await ctx.db.rows(
    acrossCompanies(
      'the orders of an erased person, at every company of the network',
      sql`
    with blanked as (
      update orders.customer_order o set first_name = '', last_name = '', email = '', phone = '', street = '', postcode = '', city = '',
        country = '', company = '', vat_id = '', note = ''
      where o.erased_at is not null and ${which} and not exists (
        select from orders.invoice i where i.company_id = o.company_id and i.order_id = o.id and i.issued_at >= ${retainedSince(ctx.now)})
      returning o.company_id, o.id
    ), steps as (
      update orders.order_step s set person_name = '' from blanked b
      where s.company_id = b.company_id and s.order_id = b.id and s.person_kind = 'customer'
    )
    update orders.invoice i set document = jsonb_set(jsonb_set(jsonb_set(jsonb_set(i.document, '{buyer}', '[]'), '{figures,buyer}', 'null', false),
      '{lines}', ${withoutDetails(sql`i.document -> 'lines'`)}), '{figures,lines}', ${withoutDetails(sql`i.document #> '{figures,lines}'`)}, false)
    from blanked b
    where i.company_id = b.company_id and i.order_id = b.id`,
    ),
  );
}

/** What was sold stays on the paper; how the customer wanted it goes. */
const withoutDetails = (lines: Sql): Sql => sql`(
  select coalesce(jsonb_agg(line || '{"detail": ""}'), '[]') from jsonb_array_elements(${lines}) line)`;
