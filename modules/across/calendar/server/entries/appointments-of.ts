import type { Ctx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { LinkedAppointment } from '../../contract.ts';

const MOST = 6;

/** Of somebody who is known by this address: what comes, the next first; then what was, the last first. */
export function appointmentsOf(ctx: Ctx, email: string, companyIds: readonly string[]): Promise<LinkedAppointment[]> {
  return ctx.db.rows<LinkedAppointment>(sql`
    select id, service_name, staff_name, starts_at, ends_at, state from appointments.appointment_of_view
    where company_id = any(${companyIds}) and email = ${email}
    order by ends_at < ${ctx.now} or state = 'cancelled', abs(extract(epoch from starts_at - ${ctx.now})), id
    limit ${MOST}`);
}
