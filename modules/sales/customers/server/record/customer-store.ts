import type { CompanyCtx } from '@fachwerk/server/ctx';
import { isOneOf, type Sql, sql } from '@fachwerk/server/sql';
import { type Column, table } from '@fachwerk/server/table';
import type { Customer } from '../../contract.ts';
import type { CustomerRow } from '../../contract-staff.ts';

/** `ctx.companyId` is the network in every function here. */
export type StoredCustomer = CustomerRow & { readonly erasedAt: Date | null };

export type Details = Pick<Customer, 'email' | 'firstName' | 'lastName' | 'phone' | 'language'>;

const details = table('customers.customer', {
  email: 'text',
  firstName: 'text',
  lastName: 'text',
  phone: 'text',
  language: 'text',
} satisfies Record<keyof Details, Column>);

const customer = table('customers.customer', {
  id: 'uuid',
  companyId: 'uuid',
  ...details.types,
  blockedAt: 'timestamptz?',
  blockedReason: 'text',
  blockedBy: 'text',
  newsletter: 'text',
  createdAt: 'timestamptz',
  lastSeenAt: 'timestamptz?',
  version: 'integer',
});
/** Of `customers.customer c`. */
export const customerColumns = customer.columns('c');

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
export async function lockStored(ctx: CompanyCtx, id: string): Promise<StoredCustomer | undefined> {
  return (await lockManyStored(ctx, [id])).get(id);
}

/** By their ids; always locked in one order. */
export async function lockManyStored(
  ctx: CompanyCtx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredCustomer>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db.rows<StoredCustomer>(sql`
    select ${customerColumns}, c.erased_at from customers.customer c
    where c.company_id = ${ctx.companyId} and ${isOneOf(sql`c.id`, ids)} and c.erased_at is null
    order by c.id for update`);
  return new Map(rows.map((row) => [row.id, row]));
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

/** Who somebody is by what is said of them: their address, else their number as it is dialled. */
export type Likeness = { readonly email: string; readonly dialled: string };

/** For each whoever has the address; without an address, of those without one, whoever has the number, the longest known first. */
export async function listCustomersLike(
  ctx: CompanyCtx,
  likes: readonly Likeness[],
  lock: Sql = sql``,
): Promise<(StoredCustomer | undefined)[]> {
  const emails = likes.flatMap(({ email }) => email || []);
  const numbers = likes.flatMap(({ email, dialled }) => (email ? [] : dialled || []));
  const find = (same: Sql) =>
    ctx.db.rows<StoredCustomer & { readonly dialled: string }>(sql`
      select ${customerColumns}, c.erased_at, ${number} as dialled from customers.customer c
      where c.company_id = ${ctx.companyId} and c.erased_at is null and ${same}
      order by c.id ${lock}`);
  const byEmail = emails.length > 0 ? await find(sql`c.email <> '' and c.email = any(${emails}::text[])`) : [];
  const byNumber =
    numbers.length > 0 ? await find(sql`c.email = '' and c.phone <> '' and ${number} = any(${numbers}::text[])`) : [];
  return likes.map(({ email, dialled }) => {
    const found = email
      ? byEmail.find((each) => each.email === email)
      : byNumber.find((each) => each.dialled === dialled);
    if (!found) return undefined;
    const { dialled: _, ...customer } = found;
    return customer;
  });
}

/** Each kept until the transaction ends; always locked in one order. */
export const lockCustomersLike = (ctx: CompanyCtx, likes: readonly Likeness[]) =>
  listCustomersLike(ctx, likes, sql`for update`);

/** As `dialledNumber` of the rules has it, and the index. */
const number = sql`regexp_replace(regexp_replace(c.phone, '^\\s*(\\+|00)49\\s*(\\(0\\))?', '0'), '\\D', '', 'g')`;

export type KeptDetails = { readonly id: string; readonly details: Details };

/** Without those whose address somebody has already, also when they came at the same moment. */
export function addCustomers(ctx: CompanyCtx, given: readonly KeptDetails[]): Promise<StoredCustomer[]> {
  return ctx.db.rows<StoredCustomer>(sql`
    insert into customers.customer as c (company_id, id, created_at, ${details.columns()})
    select ${ctx.companyId}, g.id, ${ctx.now}, ${details.columns('g')} from ${rowsOf(given)}
    on conflict (company_id, email) where erased_at is null and email <> '' do nothing
    returning ${customerColumns}, c.erased_at`);
}

export function saveDetails(ctx: CompanyCtx, id: string, details: Details): Promise<void> {
  return saveManyDetails(ctx, [{ id, details }]);
}

export async function saveManyDetails(ctx: CompanyCtx, given: readonly KeptDetails[]): Promise<void> {
  await ctx.db.rows(sql`
    update customers.customer c set (${details.columns()}) = row (${details.columns('g')}), version = c.version + 1
    from ${rowsOf(given)} where c.company_id = ${ctx.companyId} and c.id = g.id`);
}

/** As rows of a statement. */
function rowsOf(given: readonly KeptDetails[]): Sql {
  const rows = given.map(({ id, details: said }) => ({ ...said, id }));
  return details.records('g', rows, { id: 'uuid' });
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
    with contact as (
      update customers.customer_figure set last_contact_at = greatest(last_contact_at, ${ctx.now})
      where company_id = ${ctx.companyId} and viewer_id = ${ctx.companyId} and customer_id = ${customerId}
    )
    update customers.customer set last_seen_at = ${ctx.now} where company_id = ${ctx.companyId} and id = ${customerId}`);
}
