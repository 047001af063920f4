import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { Address, AddressData } from '../../contract.ts';

const columns = sql`id, label, street, postcode, city, country, email, mobile_phone, note, is_default`;

/** The usual one first, then in the order they were added. */
export function listAddresses(ctx: CompanyCtx, customerId: string): Promise<Address[]> {
  return ctx.db.rows<Address>(sql`
    select ${columns} from customers.address where company_id = ${ctx.companyId} and customer_id = ${customerId}
    order by is_default desc, id`);
}

export type OwnAddress = Address & { readonly customerId: string };

/** Of several customers, by their ids. */
export async function listAddressesOf(
  ctx: CompanyCtx,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OwnAddress[]>> {
  if (customerIds.length === 0) return new Map();
  const rows = await ctx.db.rows<OwnAddress>(sql`
    select customer_id, ${columns} from customers.address
    where company_id = ${ctx.companyId} and customer_id = any(${customerIds}::uuid[])`);
  return Map.groupBy(rows, ({ customerId }) => customerId);
}

export function addAddress(ctx: CompanyCtx, customerId: string, address: Address): Promise<void> {
  return addAddresses(ctx, [{ ...address, customerId }]);
}

export async function addAddresses(ctx: CompanyCtx, addresses: readonly OwnAddress[]): Promise<void> {
  if (addresses.length === 0) return;
  const rows = addresses.map(({ customerId, mobilePhone, isDefault, ...address }) => ({
    ...address,
    customer_id: customerId,
    mobile_phone: mobilePhone,
    is_default: isDefault,
  }));
  await ctx.db.rows(sql`
    insert into customers.address (company_id, customer_id, ${columns})
    select ${ctx.companyId}, customer_id, ${columns} from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as given (customer_id uuid, id uuid, label text,
      street text, postcode text, city text, country text, email text, mobile_phone text, note text, is_default boolean)`);
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
  return (await removeAddresses(ctx, [{ customerId, id }])) > 0;
}

/** How many there were. */
export async function removeAddresses(
  ctx: CompanyCtx,
  which: readonly Pick<OwnAddress, 'customerId' | 'id'>[],
): Promise<number> {
  if (which.length === 0) return 0;
  return ctx.db.count(sql`
    delete from customers.address a using unnest(${which.map(({ customerId }) => customerId)}::uuid[], ${which.map(({ id }) => id)}::uuid[]) as g (customer_id, id)
    where a.company_id = ${ctx.companyId} and a.customer_id = g.customer_id and a.id = g.id`);
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
