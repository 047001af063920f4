import { visibleCompanies, withinPlaces } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { WallSummary, wallApi } from '../../contract.ts';
import { shortestWalls } from '../../rules/shortest-walls.ts';

type Row = Omit<WallSummary, 'controllers'> & { readonly online: number; readonly allControllers: number };

/** One statement for all walls in sight. */
export const listWalls: UseCase<typeof wallApi.summaries> = async (ctx, { shortest }) => {
  const visible = await visibleCompanies(ctx);
  const rows = await ctx.db.rows<Row>(sql`
    with box as (
      select company_id, location_id, state, count(*)::int as boxes, count(*) filter (where door_state = 'open')::int as open_doors
      from lockers.box_view
      where company_id = any(${visible}) and archived_at is null and ${withinPlaces(ctx, sql`location_id`)}
      group by company_id, location_id, state
    ), wall as (
      select company_id, location_id, jsonb_object_agg(state, boxes) as counts, sum(boxes)::int as total, sum(open_doors)::int as open_doors
      from box group by company_id, location_id
    ), device as (
      select company_id, location_id, count(*) filter (where is_online)::int as online, count(*)::int as all_controllers
      from devices.controller_view
      where company_id = any(${visible}) and archived_at is null and kind = 'controller' and ${withinPlaces(ctx, sql`location_id`)}
      group by company_id, location_id
    )
    select p.id as location_id, p.german_name as location_name, p.city, c.name as company_name, coalesce(w.counts, '{}') as counts,
      coalesce(w.total, 0) as total, coalesce(w.open_doors, 0) as open_doors, coalesce(d.online, 0) as online,
      coalesce(d.all_controllers, 0) as all_controllers
    from locations.location_view p
    join companies.company_view c on c.company_id = p.company_id
    left join wall w on w.company_id = p.company_id and w.location_id = p.id
    left join device d on d.company_id = p.company_id and d.location_id = p.id
    where p.company_id = any(${visible}) and ${withinPlaces(ctx, sql`p.id`)}
    order by p.german_name, p.id`);
  const walls = rows.map(({ online, allControllers, ...wall }) => ({
    ...wall,
    controllers: { online, all: allControllers },
  }));
  return { walls: shortest === undefined ? walls : shortestWalls(walls, shortest) };
};
