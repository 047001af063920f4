import { dayOf } from '@fachwerk/base/time';
import { type HandoverSource, MOST_LINES, rowsOfPart } from '@fachwerk/handover/facade';
import { sql } from '@fachwerk/server/sql';
import type { Alert } from '../contract.ts';

type Open = Pick<Alert, 'id' | 'kind' | 'priority' | 'locationName' | 'raisedAt'> & {
  readonly subjectName: string;
  readonly assigneeName: string;
  readonly total: number;
};
type Counts = Record<'raised' | 'raisedBefore' | 'ended' | 'endedBefore' | 'offline' | 'offlineBefore', number>;

/** Open alerts by urgency and age; what was raised and ended, and how long controllers were offline. */
export const alertHandover: HandoverSource = {
  capability: 'alerts.read',
  isOfLocations: true,
  open: [
    {
      name: 'alerts',
      rank: 10,
      path: '/admin/alerts',
      read: async (ctx, { companyIds, locationId, t }) => {
        const rows = await ctx.db.rows<Open>(sql`
          select id, kind, priority, subject_name, location_name, raised_at, assignee_name, (count(*) over ())::int as total from alerts.alert
          where company_id = any(${companyIds}::uuid[]) and state = 'open' and (${locationId ?? null}::uuid is null or location_id = ${locationId ?? null})
          order by urgency desc, raised_at limit ${MOST_LINES}`);
        return rowsOfPart(rows, (row) => ({
          id: row.id,
          title: t(`alert.${row.kind}`),
          detail: [row.locationName, row.subjectName, row.assigneeName].filter(Boolean).join(' · '),
          level: row.priority,
          since: row.raisedAt,
          path: `/admin/alerts/${row.id}`,
        }));
      },
    },
  ],
  figures: async (ctx, { companyIds, period, compared, locationId }) => {
    const mine = sql`company_id = any(${companyIds}::uuid[]) and (${locationId ?? null}::uuid is null or location_id = ${locationId ?? null})`;
    const raised = ({ from, to }: typeof period) => sql`
      (select count(*)::int from alerts.alert where ${mine} and raised_at >= ${from} and raised_at < ${to})`;
    const ended = ({ from, to }: typeof period) => sql`
      (select count(*)::int from alerts.alert where ${mine} and ended_at >= ${from} and ended_at < ${to})`;
    const offline = ({ from, to }: typeof period) => sql`
      (select coalesce(sum(extract(epoch from least(coalesce(ended_at, ${to}), ${to}) - greatest(raised_at, ${from})) / 60), 0)::int from alerts.alert
        where ${mine} and kind = 'controller_offline' and raised_at < ${to} and (state = 'open' or ended_at >= ${from}))`;
    const row = await ctx.db.first<Counts>(sql`
      select ${raised(period)} as raised, ${raised(compared)} as raised_before, ${ended(period)} as ended, ${ended(compared)} as ended_before,
        ${offline(period)} as offline, ${offline(compared)} as offline_before`);
    const counts = row!;
    const days = `from=${dayOf(period.from)}&to=${dayOf(period.to)}${locationId ? `&location=${locationId}` : ''}`;
    const all = `/admin/alerts?state=all&${days}`;
    return [
      { name: 'alerts_raised', unit: 'count', value: counts.raised, before: counts.raisedBefore, path: all },
      {
        name: 'alerts_ended',
        unit: 'count',
        value: counts.ended,
        before: counts.endedBefore,
        path: `/admin/alerts?state=ended${locationId ? `&location=${locationId}` : ''}`,
      },
      {
        name: 'controllers_offline',
        unit: 'minutes',
        value: counts.offline,
        before: counts.offlineBefore,
        path: `${all}&kind=controller_offline`,
      },
    ];
  },
};
