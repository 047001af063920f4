import type { CompanyCtx } from '@fachwerk/server/ctx';
import { isOneOf, sql } from '@fachwerk/server/sql';
import type { CustomerTag } from '../../contract-staff.ts';

/** `ctx.companyId` is the network in every function here. */
export type GivenTag = CustomerTag & { readonly customerId: string };

/** By name, with how many customers have each. */
export function listTags(ctx: CompanyCtx): Promise<(CustomerTag & { readonly customers: number })[]> {
  return ctx.db.rows(sql`
    select t.id, t.name, t.colour, (select count(*)::int from customers.customer_tag g where g.company_id = t.company_id and g.tag_id = t.id) as customers
    from customers.tag t where t.company_id = ${ctx.companyId} order by lower(t.name), t.id`);
}

export async function listTagsOf(ctx: CompanyCtx, customerIds: readonly string[]): Promise<GivenTag[]> {
  if (customerIds.length === 0) return [];
  return ctx.db.rows<GivenTag>(sql`
    select g.customer_id, t.id, t.name, t.colour from customers.customer_tag g
    join customers.tag t on t.company_id = g.company_id and t.id = g.tag_id
    where g.company_id = ${ctx.companyId} and ${isOneOf(sql`g.customer_id`, customerIds)}
    order by lower(t.name), t.id`);
}

export async function addTag(ctx: CompanyCtx, { id, name, colour }: CustomerTag): Promise<void> {
  await ctx.db.rows(sql`
    insert into customers.tag (company_id, id, name, colour, created_at) values (${ctx.companyId}, ${id}, ${name}, ${colour}, ${ctx.now})`);
}

/** False without such a tag. */
export async function changeTag(ctx: CompanyCtx, { id, name, colour }: CustomerTag): Promise<boolean> {
  const changed = await ctx.db.count(sql`
    update customers.tag set name = ${name}, colour = ${colour} where company_id = ${ctx.companyId} and id = ${id}`);
  return changed > 0;
}

export async function removeTag(ctx: CompanyCtx, id: string): Promise<CustomerTag | undefined> {
  return ctx.db.first<CustomerTag>(sql`
    delete from customers.tag where company_id = ${ctx.companyId} and id = ${id} returning id, name, colour`);
}

/** Who did not have it. */
export async function giveTags(
  ctx: CompanyCtx,
  customerIds: readonly string[],
  tagIds: readonly string[],
): Promise<string[]> {
  const rows = await ctx.db.rows<{ customerId: string }>(sql`
    insert into customers.customer_tag (company_id, tag_id, customer_id, at)
    select ${ctx.companyId}, t, c, ${ctx.now} from unnest(${tagIds}::uuid[]) t cross join unnest(${customerIds}::uuid[]) c
    on conflict do nothing returning customer_id`);
  return rows.map(({ customerId }) => customerId);
}

/** Who had it. */
export async function takeTags(
  ctx: CompanyCtx,
  customerIds: readonly string[],
  tagIds: readonly string[],
): Promise<string[]> {
  const rows = await ctx.db.rows<{ customerId: string }>(sql`
    delete from customers.customer_tag
    where company_id = ${ctx.companyId} and ${isOneOf(sql`customer_id`, customerIds)} and ${isOneOf(sql`tag_id`, tagIds)}
    returning customer_id`);
  return rows.map(({ customerId }) => customerId);
}
