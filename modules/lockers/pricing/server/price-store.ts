import { companiesOfNetwork } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { Price, PriceGroup } from '../contract.ts';
import { priceGroupUses } from './group-uses.ts';

type PriceRow = Price & { readonly priceGroupId: string };
type GroupRow = Omit<PriceGroup, 'prices' | 'locations'>;

const priceColumns = sql`p.id, p.price_group_id, p.size_code, p.unit, p.tiers, p.minimum_cents, p.daily_cap_cents,
  p.overrun_cents_per_hour, p.valid_from`;

/**
 * The prices of each group by size, unit and start. Price groups belong to the network; the locations that use them may be a
 * franchisee's, and whoever asks counts those they may see.
 */
export async function listPriceGroups(ctx: CompanyCtx, visible?: readonly string[]): Promise<PriceGroup[]> {
  const uses = await ctx.app.hooks.find(priceGroupUses)?.(ctx, visible ?? (await companiesOfNetwork(ctx)));
  const groups = await ctx.db.rows<GroupRow>(sql`
    select id, name, currency, version from pricing.price_group where company_id = ${ctx.companyId} order by lower(name), id`);
  const prices = await ctx.db.rows<PriceRow>(sql`
    select ${priceColumns} from pricing.price p
    left join pricing.box_size s on s.company_id = p.company_id and s.code = p.size_code
    where p.company_id = ${ctx.companyId}
    order by s.sort, p.size_code, array_position(array['minute', 'hour', 'day', 'week'], p.unit), p.valid_from`);
  return groups.map((group) => ({
    ...group,
    locations: uses?.get(group.id) ?? 0,
    prices: prices
      .filter(({ priceGroupId }) => priceGroupId === group.id)
      .map(({ priceGroupId: _, ...price }) => price),
  }));
}

export async function findPriceGroup(ctx: CompanyCtx, id: string): Promise<PriceGroup | undefined> {
  return (await listPriceGroups(ctx)).find((group) => group.id === id);
}

/** Keeps the group until the transaction ends; its prices change only with it. */
export async function lockPriceGroup(ctx: CompanyCtx, id: string): Promise<PriceGroup | undefined> {
  const row = await ctx.db.first(sql`
    select from pricing.price_group where company_id = ${ctx.companyId} and id = ${id} for update`);
  return row === undefined ? undefined : findPriceGroup(ctx, id);
}

export async function addPriceGroup(ctx: CompanyCtx, { id, name }: Pick<PriceGroup, 'id' | 'name'>): Promise<void> {
  await ctx.db.rows(sql`
    insert into pricing.price_group (company_id, id, name, created_at) values (${ctx.companyId}, ${id}, ${name}, ${ctx.now})`);
}

export async function renamePriceGroup(ctx: CompanyCtx, { id, name }: Pick<PriceGroup, 'id' | 'name'>): Promise<void> {
  await ctx.db.rows(sql`
    update pricing.price_group set name = ${name}, version = version + 1 where company_id = ${ctx.companyId} and id = ${id}`);
}

/** Replaces the prices of a group that was locked or is new. */
export async function savePrices(ctx: CompanyCtx, groupId: string, prices: readonly Price[]): Promise<void> {
  await ctx.db.rows(sql`
    delete from pricing.price where company_id = ${ctx.companyId} and price_group_id = ${groupId}`);
  await ctx.db.rows(sql`
    insert into pricing.price (company_id, id, price_group_id, size_code, unit, tiers, minimum_cents, daily_cap_cents,
      overrun_cents_per_hour, valid_from)
    select ${ctx.companyId}, id, ${groupId}, "sizeCode", unit, tiers, "minimumCents", "dailyCapCents", "overrunCentsPerHour", "validFrom"
    from jsonb_to_recordset(${jsonOf(prices)}::jsonb) as price (id uuid, "sizeCode" text, unit text, tiers jsonb, "minimumCents" int,
      "dailyCapCents" int, "overrunCentsPerHour" int, "validFrom" timestamptz)`);
}

export async function removePriceGroup(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.rows(sql`delete from pricing.price_group where company_id = ${ctx.companyId} and id = ${id}`);
}

/** The group a price stands in. */
export async function groupOfPrice(ctx: CompanyCtx, priceId: string): Promise<string | undefined> {
  const row = await ctx.db.first<{ priceGroupId: string }>(sql`
    select price_group_id from pricing.price where company_id = ${ctx.companyId} and id = ${priceId}`);
  return row?.priceGroupId;
}
