import { sql } from '@fachwerk/server/sql';
import type { CustomerMerge } from './merge-point.ts';

/** What the account itself has. Figures are counted anew; an address that both have stays once. */
export const ownMerge: CustomerMerge = {
  tables: [
    'customers.customer_company',
    'customers.address',
    'customers.note',
    'customers.customer_tag',
    'customers.customer_figure',
    'customers.former_email',
    'customers.sign_up',
  ],
  move: async ({ db, companyId }, { keptId, mergedId }) => {
    const of = (customerId: string) => sql`company_id = ${companyId} and customer_id = ${customerId}`;
    await db.rows(sql`
      insert into customers.customer_company (company_id, partner_id, customer_id, since)
      select company_id, partner_id, ${keptId}, since from customers.customer_company where ${of(mergedId)} on conflict do nothing`);
    await db.rows(sql`delete from customers.customer_company where ${of(mergedId)}`);
    await db.rows(sql`
      delete from customers.address a using customers.address k
      where a.company_id = ${companyId} and a.customer_id = ${mergedId} and k.company_id = a.company_id and k.customer_id = ${keptId}
        and (lower(k.street), k.postcode, lower(k.city), k.country) = (lower(a.street), a.postcode, lower(a.city), a.country)`);
    await db.rows(sql`
      update customers.address set customer_id = ${keptId},
        is_default = is_default and not exists (select from customers.address where ${of(keptId)} and is_default)
      where ${of(mergedId)}`);
    await db.rows(sql`update customers.note set customer_id = ${keptId} where ${of(mergedId)}`);
    await db.rows(sql`
      insert into customers.customer_tag (company_id, tag_id, customer_id, at)
      select company_id, tag_id, ${keptId}, at from customers.customer_tag where ${of(mergedId)} on conflict do nothing`);
    await db.rows(sql`delete from customers.customer_tag where ${of(mergedId)}`);
    await db.rows(sql`delete from customers.customer_figure where ${of(mergedId)}`);
    await db.rows(sql`update customers.sign_up set customer_id = ${keptId} where ${of(mergedId)}`);
    await db.rows(sql`update customers.former_email set customer_id = ${keptId} where ${of(mergedId)}`);
  },
};
