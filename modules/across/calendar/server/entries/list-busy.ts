import type { BusyElsewhere } from '@fachwerk/appointments/facade';
import { dayOf, startOfDay } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** Absences and services of orders: nobody is booked meanwhile. */
export async function listBusy(
  ctx: CompanyCtx,
  userIds: readonly string[],
  from: Date,
  to: Date,
): Promise<BusyElsewhere[]> {
  const [away, services] = await Promise.all([
    ctx.db.rows<{ userId: string; fromOn: string; untilOn: string }>(sql`
      select user_id, from_on, until_on from time_tracking.absence_view
      where company_id = ${ctx.companyId} and user_id = any(${userIds}::uuid[]) and until_on >= ${dayOf(from).toString()} and from_on <= ${dayOf(to).toString()}`),
    ctx.db.rows<BusyElsewhere>(sql`
      select staff_id as user_id, starts_at as "from", ends_at as "to" from service_orders.appointment_view
      where company_id = ${ctx.companyId} and staff_id = any(${userIds}::uuid[]) and ends_at > ${from} and starts_at < ${to}`),
  ]);
  const days = away.map(({ userId, fromOn, untilOn }) => ({
    userId,
    from: startOfDay(Temporal.PlainDate.from(fromOn)),
    to: startOfDay(Temporal.PlainDate.from(untilOn).add({ days: 1 })),
  }));
  return [...days, ...services];
}
