import { knownPostcodes } from '@fachwerk/places/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Area, AreaData } from '../../contract-area.ts';
import { postcodesWithin } from '../../rules/ring.ts';

const fares = sql`name, price_cents, minimum_cents, free_from_cents, below_minimum, version`;
/** By postcode and by distance, as one list. */
const areasOf = (ctx: CompanyCtx) => sql`(
  select id, postcode, null::int as radius_meters, ${fares} from shop.area where company_id = ${ctx.companyId}
  union all
  select id, postcode, radius_meters, ${fares} from shop.area_ring where company_id = ${ctx.companyId}) areas`;

/** By postcode, as a list is read; then the rings, the narrowest first. */
export async function listAreas(ctx: CompanyCtx): Promise<Area[]> {
  const areas = await ctx.db.rows<Area>(sql`
    select * from ${areasOf(ctx)} order by radius_meters nulls first, postcode collate "C"`);
  return areas.map(withPostcodes);
}

const withPostcodes = (area: Area): Area =>
  area.radiusMeters === null ? area : { ...area, postcodes: postcodesWithin(area, knownPostcodes()) };

export async function countAreas(ctx: CompanyCtx): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(sql`select count(*)::int as count from ${areasOf(ctx)}`);
  return row!.count;
}

/** Under the lock of the settings, which every change of areas takes first. */
export function findArea(ctx: CompanyCtx, id: string): Promise<Area | undefined> {
  return ctx.db.first<Area>(sql`select * from ${areasOf(ctx)} where id = ${id}`);
}

export async function addStoredArea(ctx: CompanyCtx, id: string, area: AreaData): Promise<void> {
  const { postcode, radiusMeters, name, priceCents, minimumCents, freeFromCents, belowMinimum } = area;
  const values = sql`${name}, ${priceCents}, ${minimumCents}, ${freeFromCents}, ${belowMinimum}, ${ctx.now}`;
  await ctx.db.rows(
    radiusMeters === null
      ? sql`
    insert into shop.area (company_id, id, postcode, name, price_cents, minimum_cents, free_from_cents, below_minimum, created_at)
    values (${ctx.companyId}, ${id}, ${postcode}, ${values})`
      : sql`
    insert into shop.area_ring (company_id, id, postcode, radius_meters, name, price_cents, minimum_cents, free_from_cents, below_minimum, created_at)
    values (${ctx.companyId}, ${id}, ${postcode}, ${radiusMeters}, ${values})`,
  );
}

/** A postcode that becomes a ring, or the other way round, moves to the other table and keeps its id. */
export async function saveStoredArea(ctx: CompanyCtx, id: string, area: AreaData): Promise<void> {
  const [saved] = area.radiusMeters === null ? await saveByPostcode(ctx, id, area) : await saveRing(ctx, id, area);
  if (saved) return;
  const [before] = await removeStoredAreas(ctx, [id]);
  await addStoredArea(ctx, id, area);
  if (before) await ctx.db.rows(versionFrom(ctx, id, area, before.version + 1));
}

const versionFrom = (ctx: CompanyCtx, id: string, { radiusMeters }: AreaData, version: number) =>
  radiusMeters === null
    ? sql`update shop.area set version = ${version} where company_id = ${ctx.companyId} and id = ${id}`
    : sql`update shop.area_ring set version = ${version} where company_id = ${ctx.companyId} and id = ${id}`;

const values = (
  area: AreaData,
) => sql`postcode = ${area.postcode}, name = ${area.name}, price_cents = ${area.priceCents},
  minimum_cents = ${area.minimumCents}, free_from_cents = ${area.freeFromCents}, below_minimum = ${area.belowMinimum},
  version = version + 1`;

const saveByPostcode = (ctx: CompanyCtx, id: string, area: AreaData) =>
  ctx.db.rows(sql`
    update shop.area set ${values(area)} where company_id = ${ctx.companyId} and id = ${id} returning id`);

const saveRing = (ctx: CompanyCtx, id: string, area: AreaData) =>
  ctx.db.rows(sql`
    update shop.area_ring set radius_meters = ${area.radiusMeters}, ${values(area)}
    where company_id = ${ctx.companyId} and id = ${id} returning id`);

export async function removeStoredAreas(ctx: CompanyCtx, ids: readonly string[]): Promise<Area[]> {
  const areas = await ctx.db.rows<Area>(sql`
    delete from shop.area where company_id = ${ctx.companyId} and id = any(${ids}::uuid[])
    returning id, postcode, null::int as radius_meters, ${fares}`);
  const rings = await ctx.db.rows<Area>(sql`
    delete from shop.area_ring where company_id = ${ctx.companyId} and id = any(${ids}::uuid[])
    returning id, postcode, radius_meters, ${fares}`);
  return [...areas, ...rings];
}
