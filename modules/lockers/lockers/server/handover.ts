import { countedFigure, type HandoverSource, MOST_LINES, rowsOfPart } from '@fachwerk/handover/facade';
import { sql } from '@fachwerk/server/sql';

type Row = {
  readonly id: string;
  readonly number: string;
  readonly locationName: string;
  readonly reason: string;
  readonly since: Date;
  readonly total: number;
};

const OUT = ['lock.taken_out', 'lock.out_by_battery', 'lock.out_by_signal'];
const BACK = ['lock.put_back', 'lock.back_by_itself'];

/** Boxes that nobody gets before somebody has been there. */
export const lockerHandover: HandoverSource = {
  capability: 'locks.read',
  isOfLocations: true,
  open: [
    {
      name: 'boxes_to_check',
      rank: 30,
      path: '/admin/locks?state=to_check',
      read: async (ctx, { companyIds, locationId, t }) => {
        const rows = await ctx.db.rows<Row>(sql`
          select l.id, l.number, p.german_name as location_name, o.order_number as reason, coalesce(o.ends_at, o.starts_at) as since,
            (count(*) over ())::int as total
          from lockers.occupancy o
          join lockers.lock l on l.company_id = o.company_id and l.id = o.lock_id
          join locations.location_view p on p.company_id = l.company_id and p.id = l.location_id
          where o.company_id = any(${companyIds}::uuid[]) and o.released_at is null and o.kind = 'to_check' and l.archived_at is null
            and (${locationId ?? null}::uuid is null or l.location_id = ${locationId ?? null})
          order by since limit ${MOST_LINES}`);
        return rowsOfPart(rows, (row) => ({
          id: row.id,
          title: t('handover.box', { number: row.number }),
          detail: row.locationName,
          level: 'normal',
          since: row.since,
          path: `/admin/locks/${row.id}`,
        }));
      },
    },
    {
      name: 'boxes_out',
      rank: 40,
      path: '/admin/locks?state=out_of_service',
      read: async (ctx, { companyIds, locationId, t }) => {
        const rows = await ctx.db.rows<Row>(sql`
          select l.id, l.number, p.german_name as location_name, l.out_reason as reason, l.out_since as since, (count(*) over ())::int as total
          from lockers.lock l
          join locations.location_view p on p.company_id = l.company_id and p.id = l.location_id
          where l.company_id = any(${companyIds}::uuid[]) and l.out_since is not null and l.archived_at is null
            and (${locationId ?? null}::uuid is null or l.location_id = ${locationId ?? null})
          order by l.out_since desc limit ${MOST_LINES}`);
        return rowsOfPart(rows, (row) => ({
          id: row.id,
          title: t('handover.box', { number: row.number }),
          detail: [row.locationName, row.reason].filter(Boolean).join(' · '),
          level: 'normal',
          since: row.since,
          path: `/admin/locks/${row.id}`,
        }));
      },
    },
  ],
  figures: (ctx, scope) =>
    Promise.all([countedFigure(ctx, scope, 'boxes_out', OUT), countedFigure(ctx, scope, 'boxes_back', BACK)]),
};
