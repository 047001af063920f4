import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type Sql, sql } from '@fachwerk/server/sql';
import { listStored, lockManyStored, type StoredCustomer } from './customer-store.ts';

/** Who somebody is by what is said of them: their address, else their number as it is dialled. */
export type Likeness = { readonly email: string; readonly dialled: string };

/** For each whoever has the address; without an address, of those without one, whoever has the number, the longest known first. */
export async function listCustomersLike(
  ctx: CompanyCtx,
  likes: readonly Likeness[],
): Promise<(StoredCustomer | undefined)[]> {
  return customersLike(ctx, likes, async (ids) => new Map((await listStored(ctx, ids)).map((each) => [each.id, each])));
}

/** Each kept until the transaction ends. */
export function lockCustomersLike(
  ctx: CompanyCtx,
  likes: readonly Likeness[],
): Promise<(StoredCustomer | undefined)[]> {
  return customersLike(ctx, likes, (ids) => lockManyStored(ctx, ids));
}

async function customersLike(
  ctx: CompanyCtx,
  likes: readonly Likeness[],
  find: (ids: readonly string[]) => Promise<ReadonlyMap<string, StoredCustomer>>,
): Promise<(StoredCustomer | undefined)[]> {
  // Not `order by … limit 1`: PostgreSQL would walk through all customers by their ids.
  const first = (same: Sql) => sql`(
    select (array_agg(c.id order by c.id))[1] from customers.customer c where c.company_id = ${ctx.companyId} and c.erased_at is null and ${same})`;
  const rows = await ctx.db.rows<{ id: string | null }>(sql`
    select case when g.email <> '' then ${first(sql`c.email <> '' and c.email = g.email`)}
      when g.dialled <> '' then ${first(sql`c.email = '' and c.phone <> '' and ${number} = g.dialled`)} end as id
    from unnest(${likes.map(({ email }) => email)}::text[], ${likes.map(({ dialled }) => dialled)}::text[])
      with ordinality as g (email, dialled, nth)
    order by g.nth`);
  const found = await find(rows.flatMap(({ id }) => id ?? []));
  return rows.map(({ id }) => (id === null ? undefined : found.get(id)));
}

/** As `dialledNumber` of the rules has it, and the index. */
const number = sql`regexp_replace(regexp_replace(c.phone, '^\\s*(\\+|00)49\\s*(\\(0\\))?', '0'), '\\D', '', 'g')`;
