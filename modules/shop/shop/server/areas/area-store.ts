import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Area, AreaData } from '../../contract-area.ts';

const columns = sql`id, postcode, name, price_cents, minimum_cents, free_from_cents, below_minimum, version`;

/** By postcode, as a list is read. */
export function listAreas(ctx: CompanyCtx): Promise<Area[]> {
  return ctx.db.rows<Area>(sql`
    select ${columns} from shop.area where company_id = ${ctx.companyId} order by postcode collate "C"`);
}

export async function countAreas(ctx: CompanyCtx): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(
    sql`select count(*)::int as count from shop.area where company_id = ${ctx.companyId}`,
  );
  return row!.count;
}

export function lockArea(ctx: CompanyCtx, id: string): Promise<Area | undefined> {
  return ctx.db.first<Area>(
    sql`select ${columns} from shop.area where company_id = ${ctx.companyId} and id = ${id} for update`,
  );
}

export async function addStoredArea(ctx: CompanyCtx, id: string, area: AreaData): Promise<void> {
  await ctx.db.rows(sql`
    insert into shop.area (company_id, id, postcode, name, price_cents, minimum_cents, free_from_cents, below_minimum, created_at)
    values (${ctx.companyId}, ${id}, ${area.postcode}, ${area.name}, ${area.priceCents}, ${area.minimumCents}, ${area.freeFromCents},
      ${area.belowMinimum}, ${ctx.now})`);
}

export async function saveStoredArea(ctx: CompanyCtx, id: string, area: AreaData): Promise<void> {
  await ctx.db.rows(sql`
    update shop.area set postcode = ${area.postcode}, name = ${area.name}, price_cents = ${area.priceCents},
      minimum_cents = ${area.minimumCents}, free_from_cents = ${area.freeFromCents}, below_minimum = ${area.belowMinimum},
      version = version + 1
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export function removeStoredAreas(ctx: CompanyCtx, ids: readonly string[]): Promise<Area[]> {
  return ctx.db.rows<Area>(sql`
    delete from shop.area where company_id = ${ctx.companyId} and id = any(${ids}::uuid[]) returning ${columns}`);
}
