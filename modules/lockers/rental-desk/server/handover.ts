import { dayOf } from '@fachwerk/base/time';
import { countedFigure, type HandoverSource, MOST_LINES, rowsOfPart } from '@fachwerk/handover/facade';
import { sql } from '@fachwerk/server/sql';
import { phaseIs } from './list/phase-condition.ts';

type Row = {
  readonly id: string;
  readonly number: string;
  readonly locationName: string;
  readonly customerName: string;
  readonly endsAt: Date;
  readonly total: number;
};
type Counts = Record<'begun' | 'begunBefore' | 'ended' | 'endedBefore', number>;

export const rentalHandover: HandoverSource = {
  capability: 'rentals.read',
  isOfLocations: true,
  open: [
    {
      name: 'rentals_overrun',
      rank: 20,
      path: '/admin/access-rights?phase=overrun',
      read: async (ctx, { companyIds, locationId, t }) => {
        const rows = await ctx.db.rows<Row>(sql`
          select r.id, l.number, p.german_name as location_name, r.customer_name, r.ends_at, (count(*) over ())::int as total
          from rentals.rental_view r
          join lockers.lock_view l on l.company_id = r.company_id and l.id = r.lock_id
          join locations.location_view p on p.company_id = r.company_id and p.id = r.location_id
          where r.company_id = any(${companyIds}::uuid[]) and ${phaseIs('overrun', ctx.now)}
            and (${locationId ?? null}::uuid is null or r.location_id = ${locationId ?? null})
          order by r.ends_at limit ${MOST_LINES}`);
        return rowsOfPart(rows, (row) => ({
          id: row.id,
          title: row.customerName || t('handover.box', { number: row.number }),
          detail: [row.locationName, t('handover.box', { number: row.number })].join(' · '),
          level: 'high',
          since: row.endsAt,
          path: `/admin/access-rights/${row.id}`,
        }));
      },
    },
  ],
  figures: async (ctx, scope) => {
    const { companyIds, period, compared, locationId } = scope;
    const mine = sql`company_id = any(${companyIds}::uuid[]) and (${locationId ?? null}::uuid is null or location_id = ${locationId ?? null})`;
    const begun = ({ from, to }: typeof period) => sql`
      (select count(*)::int from rentals.rental_view where ${mine} and starts_at >= ${from} and starts_at < ${to} and state in ('active', 'ended'))`;
    const ended = ({ from, to }: typeof period) => sql`
      (select count(*)::int from rentals.rental_view where ${mine} and ended_at >= ${from} and ended_at < ${to})`;
    const [row, waived] = await Promise.all([
      ctx.db.first<Counts>(sql`
        select ${begun(period)} as begun, ${begun(compared)} as begun_before, ${ended(period)} as ended, ${ended(compared)} as ended_before`),
      countedFigure(ctx, scope, 'surcharges_waived', ['rental.surcharge_waived']),
    ]);
    const counts = row!;
    const place = locationId ? `&location=${locationId}` : '';
    const path = `/admin/access-rights?tab=all&time=own&from=${dayOf(period.from)}&to=${dayOf(period.to)}${place}`;
    return [
      { name: 'rentals_begun', unit: 'count', value: counts.begun, before: counts.begunBefore, path },
      { name: 'rentals_ended', unit: 'count', value: counts.ended, before: counts.endedBefore, path },
      waived,
    ];
  },
};
