import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Contact, Customer } from '../../contract.ts';
import type { CustomerRow } from '../../contract-staff.ts';

/** `ctx.companyId` is the network in every function here. */
export type StoredCustomer = CustomerRow & { readonly erasedAt: Date | null };

/** Of `customers.customer c`. */
export const customerColumns = sql`c.id, c.company_id, c.email, c.first_name, c.last_name, c.phone, c.language, c.blocked_at, c.blocked_reason,
  c.blocked_by, c.newsletter, c.created_at, c.last_seen_at, c.version`;

export function findStored(ctx: CompanyCtx, id: string): Promise<StoredCustomer | undefined> {
  return ctx.db.first<StoredCustomer>(sql`
    select ${customerColumns}, c.erased_at from customers.customer c where c.company_id = ${ctx.companyId} and c.id = ${id}`);
}

export function listStored(ctx: CompanyCtx, ids: readonly string[]): Promise<StoredCustomer[]> {
  return ctx.db.rows<StoredCustomer>(sql`
    select ${customerColumns}, c.erased_at from customers.customer c
    where c.company_id = ${ctx.companyId} and c.id = any(${ids}::uuid[])`);
}

/** Keeps the row until the transaction ends. An erased customer is gone. */
export function lockStored(ctx: CompanyCtx, id: string): Promise<StoredCustomer | undefined> {
  return ctx.db.first<StoredCustomer>(sql`
    select ${customerColumns}, c.erased_at from customers.customer c
    where c.company_id = ${ctx.companyId} and c.id = ${id} and c.erased_at is null
    for update`);
}

export function findByEmail(ctx: CompanyCtx, email: string): Promise<StoredCustomer | undefined> {
  return ctx.db.first<StoredCustomer>(byEmail(ctx, email));
}

/** Keeps the row until the transaction ends. */
export function lockByEmail(ctx: CompanyCtx, email: string): Promise<StoredCustomer | undefined> {
  return ctx.db.first<StoredCustomer>(sql`${byEmail(ctx, email)} for update`);
}

const byEmail = (ctx: CompanyCtx, email: string) => sql`
  select ${customerColumns}, c.erased_at from customers.customer c
  where c.company_id = ${ctx.companyId} and c.email = ${email} and c.erased_at is null`;

/** Of those without an address, whoever has this number; the longest known first. Keeps the row until the transaction ends. */
export function lockByNumber(ctx: CompanyCtx, dialled: string): Promise<StoredCustomer | undefined> {
  return ctx.db.first<StoredCustomer>(sql`
    select ${customerColumns}, c.erased_at from customers.customer c
    where c.company_id = ${ctx.companyId} and c.email = '' and c.erased_at is null and c.phone <> '' and ${number} = ${dialled}
    order by c.id limit 1 for update`);
}

/** As `dialled` of the rules has it, and the index. */
const number = sql`regexp_replace(regexp_replace(c.phone, '^\\s*(\\+|00)49\\s*(\\(0\\))?', '0'), '\\D', '', 'g')`;

/** Nobody when somebody with this address is there already, also when they came at the same moment. */
export function addCustomer(ctx: CompanyCtx, id: string, contact: Contact): Promise<StoredCustomer | undefined> {
  const { email, firstName, lastName, phone, language } = contact;
  return ctx.db.first<StoredCustomer>(sql`
    insert into customers.customer as c (company_id, id, email, first_name, last_name, phone, language, created_at)
    values (${ctx.companyId}, ${id}, ${email}, ${firstName}, ${lastName}, ${phone}, ${language}, ${ctx.now})
    on conflict (company_id, email) where erased_at is null and email <> '' do nothing
    returning ${customerColumns}, c.erased_at`);
}

export type Details = Pick<Customer, 'email' | 'firstName' | 'lastName' | 'phone' | 'language'>;

export async function saveDetails(ctx: CompanyCtx, id: string, details: Details): Promise<void> {
  const { email, firstName, lastName, phone, language } = details;
  await ctx.db.rows(sql`
    update customers.customer set email = ${email}, first_name = ${firstName}, last_name = ${lastName}, phone = ${phone},
      language = ${language}, version = version + 1
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function saveBlock(
  ctx: CompanyCtx,
  id: string,
  block: { readonly at: Date | null; readonly reason: string; readonly by: string },
): Promise<void> {
  await ctx.db.rows(sql`
    update customers.customer set blocked_at = ${block.at}, blocked_reason = ${block.reason}, blocked_by = ${block.by},
      version = version + 1
    where company_id = ${ctx.companyId} and id = ${id}`);
}

/** A company of the network has to do with the customer from now on. */
export async function addPartner(ctx: CompanyCtx, customerId: string, partnerId: string): Promise<void> {
  await ctx.db.write(sql`
    insert into customers.customer_company (company_id, partner_id, customer_id, since)
    values (${ctx.companyId}, ${partnerId}, ${customerId}, ${ctx.now})
    on conflict do nothing`);
}

export async function saveLastSeen(ctx: CompanyCtx, customerId: string): Promise<void> {
  await ctx.db.rows(sql`
    update customers.customer set last_seen_at = ${ctx.now} where company_id = ${ctx.companyId} and id = ${customerId}`);
}
