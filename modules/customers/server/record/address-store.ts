import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Address, AddressData } from '../../contract.ts';

/** The usual one first, then in the order they were added. */
export function listAddresses(ctx: CompanyCtx, customerId: string): Promise<Address[]> {
  return ctx.db.rows<Address>(sql`
    select id, label, street, postcode, city, country, email, mobile_phone, note, is_default from customers.address
    where company_id = ${ctx.companyId} and customer_id = ${customerId}
    order by is_default desc, id`);
}

export async function addAddress(
  ctx: CompanyCtx,
  customerId: string,
  address: AddressData & { readonly id: string; readonly isDefault: boolean },
): Promise<void> {
  const { id, label, street, postcode, city, country, email, mobilePhone, note, isDefault } = address;
  await ctx.db.rows(sql`
    insert into customers.address (company_id, id, customer_id, label, street, postcode, city, country, email, mobile_phone, note, is_default)
    values (${ctx.companyId}, ${id}, ${customerId}, ${label}, ${street}, ${postcode}, ${city}, ${country}, ${email}, ${mobilePhone}, ${note},
      ${isDefault})`);
}

/** False when the customer has no such address. */
export async function saveAddress(
  ctx: CompanyCtx,
  customerId: string,
  address: AddressData & { readonly id: string },
): Promise<boolean> {
  const { id, label, street, postcode, city, country, email, mobilePhone, note } = address;
  const saved = await ctx.db.count(sql`
    update customers.address set label = ${label}, street = ${street}, postcode = ${postcode}, city = ${city}, country = ${country},
      email = ${email}, mobile_phone = ${mobilePhone}, note = ${note}
    where company_id = ${ctx.companyId} and customer_id = ${customerId} and id = ${id}`);
  return saved > 0;
}

export async function removeAddress(ctx: CompanyCtx, customerId: string, id: string): Promise<boolean> {
  const removed = await ctx.db.count(sql`
    delete from customers.address where company_id = ${ctx.companyId} and customer_id = ${customerId} and id = ${id}`);
  return removed > 0;
}

/** In two steps: at no moment there are two usual ones. */
export async function chooseAddress(ctx: CompanyCtx, customerId: string, id: string): Promise<boolean> {
  await ctx.db.rows(sql`
    update customers.address set is_default = false
    where company_id = ${ctx.companyId} and customer_id = ${customerId} and is_default`);
  const chosen = await ctx.db.count(sql`
    update customers.address set is_default = true
    where company_id = ${ctx.companyId} and customer_id = ${customerId} and id = ${id}`);
  return chosen > 0;
}
