import { keyOfAppointment, listServices } from '@fachwerk/appointments/facade';
import { bookingPath } from '@fachwerk/appointments/rules/booking-path';
import type { ServiceChoice } from '@fachwerk/appointments/rules/service-choice';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { bookingApi } from '../contract.ts';
import { provenEmail } from './signed-in.ts';

const MOST = 20;
const MOST_BEFORE = 3;

type Row = {
  readonly id: string;
  readonly serviceName: string;
  readonly staffName: string;
  readonly startsAt: Date;
  readonly isUnconfirmed: boolean;
};

export const listOwn: UseCase<typeof bookingApi.mine> = async (ctx) => {
  const email = await provenEmail(ctx);
  if (email === null) return { appointments: [], before: [] };
  const rows = await ctx.db.rows<Row>(sql`
    select id, service_name, staff_name, starts_at, state = 'unconfirmed' as is_unconfirmed from appointments.appointment_of_view
    where company_id = ${ctx.companyId} and email = ${email} and ends_at > ${ctx.now} and state <> 'cancelled'
    order by starts_at, id limit ${MOST}`);
  return {
    before: await listBefore(ctx, email),
    appointments: rows.map(({ id, ...row }) => ({ ...row, key: keyOfAppointment(ctx, id) })),
  };
};

type Before = ServiceChoice & {
  readonly serviceId: string;
  readonly serviceName: string;
  readonly staffId: string;
  readonly staffName: string;
};

/** The same twice is one line: whoever comes every month has one. */
async function listBefore(ctx: CompanyCtx, email: string) {
  const rows = await ctx.db.rows<Before>(sql`
    select service_id, service_name, staff_id, staff_name, variant_id, addon_ids from (
      select distinct on (service_id, staff_id, variant_id, addon_ids) *
      from appointments.appointment_of_view
      where company_id = ${ctx.companyId} and email = ${email} and ends_at <= ${ctx.now} and state in ('booked', 'done')
      order by service_id, staff_id, variant_id, addon_ids, starts_at desc) last
    order by starts_at desc limit ${MOST}`);
  const offered = new Set(
    (await listServices(ctx)).filter((each) => each.isOnline && !each.isArchived).map(({ id }) => id),
  );
  return rows
    .filter(({ serviceId }) => offered.has(serviceId))
    .slice(0, MOST_BEFORE)
    .map(({ serviceId, serviceName, staffName, ...booked }) => ({
      serviceName,
      staffName,
      againPath: bookingPath(`/termine/${serviceId}`, booked),
    }));
}
