import { addMinutes } from '@fachwerk/base/time';
import type { LinesLeft } from '@fachwerk/order-corrections/facade-hooks';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { ServicePlan } from '../contract.ts';

export type ServiceRow = {
  readonly orderId: string;
  readonly position: number;
  readonly durationMinutes: number;
  readonly wishedAt: Date | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly staffId: string | null;
  readonly staffName: string | null;
};

type Span = { readonly from: Date; readonly to: Date; readonly staffId?: string | undefined };

/** More than anybody does in the days one looks at. */
const MOST = 500;

const columns = sql`l.order_id, l.position, i.duration_minutes, coalesce(f.promised_at, f.wished_at) as wished_at, a.starts_at, a.ends_at,
  a.staff_id, u.first_name || ' ' || u.last_name as staff_name`;
const joined = sql`orders.order_view o
  join orders.line_view l on l.company_id = o.company_id and l.order_id = o.id and l.kind = 'item'
  join catalog.item_view i on i.company_id = l.company_id and i.id = l.subject_id and i.is_service
  left join fulfilment.fulfilment_view f on f.company_id = o.company_id and f.order_id = o.id
  left join service_orders.appointment a on a.company_id = l.company_id and a.order_id = l.order_id and a.position = l.position
  left join access.user_view u on u.company_id = a.company_id and u.id = a.staff_id`;

/** Planned within the span; and of everybody, what nobody has planned and is not over. */
export function listServiceRows(ctx: CompanyCtx, { from, to, staffId }: Span): Promise<ServiceRow[]> {
  const planned = sql`o.id in (
    select order_id from service_orders.appointment where company_id = ${ctx.companyId} and starts_at >= ${from} and starts_at < ${to})
    and a.starts_at >= ${from} and a.starts_at < ${to} and o.status <> 'canceled'`;
  const unplanned = sql`o.status in ('new', 'approved', 'process') and a.order_id is null`;
  return ctx.db.rows<ServiceRow>(sql`
    (select ${columns} from ${joined} where o.company_id = ${ctx.companyId} and ${planned}
      and (${staffId ?? null}::uuid is null or a.staff_id = ${staffId ?? null}) limit ${MOST})
    union all
    (select ${columns} from ${joined} where o.company_id = ${ctx.companyId} and ${unplanned} limit ${MOST})`);
}

export function findServiceRow(ctx: CompanyCtx, orderId: string, position: number): Promise<ServiceRow | undefined> {
  return ctx.db.first<ServiceRow>(sql`
    select ${columns} from ${joined}
    where o.company_id = ${ctx.companyId} and o.id = ${orderId} and l.position = ${position}`);
}

export async function saveAppointment(
  ctx: CompanyCtx,
  orderId: string,
  position: number,
  { startsAt, minutes, staffId }: ServicePlan,
): Promise<void> {
  const endsAt = addMinutes(startsAt, minutes);
  await ctx.db.rows(sql`
    insert into service_orders.appointment (company_id, order_id, position, starts_at, ends_at, staff_id)
    values (${ctx.companyId}, ${orderId}, ${position}, ${startsAt}, ${endsAt}, ${staffId})
    on conflict (company_id, order_id, position) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      staff_id = excluded.staff_id`);
}

export async function removeAppointments(ctx: CompanyCtx, orderId: string): Promise<void> {
  await ctx.db.write(sql`
    delete from service_orders.appointment where company_id = ${ctx.companyId} and order_id = ${orderId}`);
}

/** What was planned for a line goes with it; for one that is gone nobody has to come. */
export async function moveAppointments(ctx: CompanyCtx, { orderId, left }: LinesLeft): Promise<void> {
  await ctx.db.write(sql`
    delete from service_orders.appointment
    where company_id = ${ctx.companyId} and order_id = ${orderId} and position <> all(${left.map(({ was }) => was)}::int[])`);
  // Upwards in their order, so that no two meet on a place.
  for (const { was, is } of left.filter((each) => each.was !== each.is)) {
    await ctx.db.write(sql`
      update service_orders.appointment set position = ${is}
      where company_id = ${ctx.companyId} and order_id = ${orderId} and position = ${was}`);
  }
}
