import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { WayDays } from '../../contract-way.ts';
import type { Zone } from '../../contract-zone.ts';

type ZoneRow = Omit<Zone, 'deliveryDays'> & { readonly daysFrom: number | null; readonly daysTo: number | null };

const daysOf = ({ daysFrom: from, daysTo: to }: ZoneRow): WayDays | null =>
  from === null || to === null ? null : { from, to };

/** In the order they are written. */
export async function listZones(ctx: CompanyCtx): Promise<Zone[]> {
  const rows = await ctx.db.rows<ZoneRow>(sql`
    select z.id, z.name, z.measure, z.free_from_cents, z.days_from, z.days_to,
      coalesce((select jsonb_agg(c.country order by c.country) from shop.shipping_country c
        where c.company_id = z.company_id and c.zone_id = z.id), '[]') as countries,
      coalesce((select jsonb_agg(jsonb_build_object('from', p.from_postcode, 'to', p.to_postcode) order by p.from_postcode)
        from shop.shipping_postcodes p where p.company_id = z.company_id and p.zone_id = z.id), '[]') as postcodes,
      (select jsonb_agg(jsonb_build_object('upTo', t.up_to, 'priceCents', t.price_cents) order by t.position)
        from shop.shipping_tier t where t.company_id = z.company_id and t.zone_id = z.id) as tiers
    from shop.shipping_zone z where z.company_id = ${ctx.companyId}
    order by z.position`);
  return rows.map((row) => {
    const { daysFrom: _, daysTo: __, ...zone } = row;
    return { ...zone, deliveryDays: daysOf(row) };
  });
}

/** All of them, in place of those before. The settings are locked. */
export async function saveZones(ctx: CompanyCtx, zones: readonly Zone[]): Promise<void> {
  const parts = <Part>(of: (zone: Zone) => readonly Part[]) =>
    zones.flatMap((zone) => of(zone).map((part, at) => ({ zoneId: zone.id, place: at + 1, part })));
  await ctx.db.write(sql`delete from shop.shipping_zone where company_id = ${ctx.companyId}`);
  if (zones.length === 0) return;
  await ctx.db.write(sql`
    insert into shop.shipping_zone (company_id, id, position, name, measure, free_from_cents, days_from, days_to)
    select ${ctx.companyId}, id, position, name, measure, free_from_cents, days_from, days_to
    from jsonb_to_recordset(${jsonOf(zones.map(rowOf))}::jsonb)
      as z (id uuid, position int, name text, measure text, free_from_cents int, days_from int, days_to int)`);
  await ctx.db.write(sql`
    insert into shop.shipping_country (company_id, zone_id, country)
    select ${ctx.companyId}, "zoneId", part from jsonb_to_recordset(${jsonOf(parts(({ countries }) => countries))}::jsonb)
      as c ("zoneId" uuid, part text)`);
  await ctx.db.write(sql`
    insert into shop.shipping_postcodes (company_id, zone_id, from_postcode, to_postcode)
    select ${ctx.companyId}, "zoneId", part ->> 'from', part ->> 'to'
    from jsonb_to_recordset(${jsonOf(parts(({ postcodes }) => postcodes))}::jsonb) as p ("zoneId" uuid, part jsonb)`);
  await ctx.db.write(sql`
    insert into shop.shipping_tier (company_id, zone_id, position, up_to, price_cents)
    select ${ctx.companyId}, "zoneId", place, (part ->> 'upTo')::int, (part ->> 'priceCents')::int
    from jsonb_to_recordset(${jsonOf(parts(({ tiers }) => tiers))}::jsonb) as t ("zoneId" uuid, place int, part jsonb)`);
}

const rowOf = ({ id, name, measure, freeFromCents, deliveryDays }: Zone, at: number) => ({
  id,
  position: at + 1,
  name,
  measure,
  free_from_cents: freeFromCents,
  days_from: deliveryDays?.from ?? null,
  days_to: deliveryDays?.to ?? null,
});
