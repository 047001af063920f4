import { formatTime } from '@fachwerk/base/format-time';
import { LOCALES } from '@fachwerk/base/language';
import { addDays, dayOf, HOUSE_ZONE, startOfDay } from '@fachwerk/base/time';
import { type HandoverSource, MOST_LINES, rowsOfPart } from '@fachwerk/handover/facade';
import { sql } from '@fachwerk/server/sql';

type Row = {
  readonly id: string;
  readonly name: string;
  readonly serviceName: string;
  readonly staffName: string;
  readonly startsAt: Date;
  readonly since: Date;
  readonly total: number;
};
type Counts = Record<'booked' | 'noShow' | 'cancelled', number>;

/** How long an appointment without its outcome is asked about. */
const OUTCOME_DAYS = 14;

const columns = sql`a.id, a.name, coalesce(a.service_name ->> 'de', '') as service_name, s.name as staff_name, a.starts_at,
  (count(*) over ())::int as total`;

/** Today's appointments that the customer has not confirmed, and past ones of which nobody has said whether the customer came. */
export const appointmentHandover: HandoverSource = {
  capability: 'appointments.read',
  open: [
    {
      name: 'appointments_unconfirmed',
      rank: 12,
      path: '/admin/appointments?view=day',
      read: async (ctx, { companyIds }) => {
        const today = dayOf(ctx.now);
        const rows = await ctx.db.rows<Row>(sql`
          select ${columns}, a.created_at as since
          from appointments.appointment a join appointments.staff s on s.company_id = a.company_id and s.id = a.staff_id
          where a.company_id = any(${companyIds}::uuid[]) and a.starts_at >= ${startOfDay(today)} and a.starts_at < ${startOfDay(today.add({ days: 1 }))}
            and (a.state in ('offered', 'unpaid', 'unconfirmed') or a.state = 'booked' and a.confirmation = 'asked')
          order by a.starts_at limit ${MOST_LINES}`);
        return rowsOfPart(rows, (row) => lineOf(row, 'high', ctx.language));
      },
    },
    {
      name: 'appointments_without_outcome',
      rank: 50,
      path: '/admin/appointments?view=day',
      read: async (ctx, { companyIds }) => {
        const rows = await ctx.db.rows<Row>(sql`
          select ${columns}, a.ends_at as since
          from appointments.appointment a join appointments.staff s on s.company_id = a.company_id and s.id = a.staff_id
          where a.company_id = any(${companyIds}::uuid[]) and a.starts_at >= ${addDays(ctx.now, -OUTCOME_DAYS)} and a.starts_at < ${ctx.now}
            and a.ends_at < ${ctx.now} and a.state = 'booked'
          order by a.starts_at desc limit ${MOST_LINES}`);
        return rowsOfPart(rows, (row) => lineOf(row, 'normal', ctx.language));
      },
    },
  ],
  figures: async (ctx, { companyIds, period, compared }) => {
    const counted = ({ from, to }: typeof period) => sql`
      select (count(*) filter (where state in ('booked', 'done')))::int as booked, (count(*) filter (where state = 'no_show'))::int as no_show,
        (count(*) filter (where state = 'cancelled'))::int as cancelled
      from appointments.appointment where company_id = any(${companyIds}::uuid[]) and starts_at >= ${from} and starts_at < ${to}`;
    const [now, before] = await Promise.all([
      ctx.db.first<Counts>(counted(period)),
      ctx.db.first<Counts>(counted(compared)),
    ]);
    const path = `/admin/appointments?view=week&day=${dayOf(period.from)}`;
    return [
      { name: 'appointments', unit: 'count', value: now!.booked, before: before!.booked, path },
      { name: 'no_shows', unit: 'count', value: now!.noShow, before: before!.noShow, path },
      { name: 'appointments_cancelled', unit: 'count', value: now!.cancelled, before: before!.cancelled, path },
    ];
  },
};

function lineOf(
  { id, name, serviceName, staffName, startsAt, since }: Row,
  level: 'high' | 'normal',
  language: keyof typeof LOCALES,
) {
  const at = formatTime(startsAt, HOUSE_ZONE, LOCALES[language], 'weekdayTime');
  const detail = [at, serviceName, staffName].filter(Boolean).join(' · ');
  return { id, title: name, detail, level, since, path: `/admin/appointments?view=day&day=${dayOf(startsAt)}` };
}
