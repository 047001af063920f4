import { problemsOf } from '@fachwerk/base/problem';
import { visibleCompanies, withinPlaces } from '@fachwerk/companies/facade';
import { locationProblems } from '@fachwerk/locations/contract';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { Wall, WallBox, wallApi } from '../../contract.ts';

const problem = problemsOf(locationProblems);

type Head = Omit<Wall, 'controllers' | 'boxes'> & { readonly online: number; readonly allControllers: number };
type BoxRow = Omit<WallBox, 'place'> & WallBox['place'];

export const readWall: UseCase<typeof wallApi.wall> = async (ctx, { locationId }) => {
  const visible = await visibleCompanies(ctx);
  const [head, boxes] = await Promise.all([
    ctx.db.first<Head>(sql`
      select p.id as location_id, p.company_id, p.german_name as location_name, p.city, c.name as company_name,
        count(d.id) filter (where d.is_online)::int as online, count(d.id)::int as all_controllers
      from locations.location_view p
      join companies.company_view c on c.company_id = p.company_id
      left join devices.controller_view d
        on d.company_id = p.company_id and d.location_id = p.id and d.archived_at is null and d.kind = 'controller'
      where p.company_id = any(${visible}) and p.id = ${locationId} and ${withinPlaces(ctx, sql`p.id`)}
      group by p.id, p.company_id, p.german_name, p.city, c.name`),
    ctx.db.rows<BoxRow>(sql`
      select id, number, size_code, wall_column as "column", wall_row as "row", column_span, row_span, state, lock_state, door_state,
        is_online, battery, is_battery_low, occupied_until as until
      from lockers.box_view
      where company_id = any(${visible}) and location_id = ${locationId} and archived_at is null
        and ${withinPlaces(ctx, sql`location_id`)}
      order by sort_number, id`),
  ]);
  if (!head) throw problem('location.unknown');
  const { online, allControllers, ...wall } = head;
  return { ...wall, controllers: { online, all: allControllers }, boxes: boxes.map(wallBox) };
};

/** Written out: there are a thousand of them. */
const wallBox = (box: BoxRow): WallBox => ({
  id: box.id,
  number: box.number,
  sizeCode: box.sizeCode,
  place: { column: box.column, row: box.row, columnSpan: box.columnSpan, rowSpan: box.rowSpan },
  state: box.state,
  lockState: box.lockState,
  doorState: box.doorState,
  isOnline: box.isOnline,
  battery: box.battery,
  isBatteryLow: box.isBatteryLow,
  until: box.until,
});
