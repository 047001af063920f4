import { keyOfAppointment } from '@fachwerk/appointments/facade';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { bookingApi } from '../contract.ts';
import { provenEmail } from './signed-in.ts';

const MOST = 20;

type Row = {
  readonly id: string;
  readonly serviceName: string;
  readonly staffName: string;
  readonly startsAt: Date;
  readonly isUnconfirmed: boolean;
};

export const listOwn: UseCase<typeof bookingApi.mine> = async (ctx) => {
  const email = await provenEmail(ctx);
  if (email === null) return { appointments: [] };
  const rows = await ctx.db.rows<Row>(sql`
    select id, service_name, staff_name, starts_at, state = 'unconfirmed' as is_unconfirmed from appointments.appointment_of_view
    where company_id = ${ctx.companyId} and email = ${email} and ends_at > ${ctx.now} and state <> 'cancelled'
    order by starts_at, id limit ${MOST}`);
  return {
    appointments: rows.map(({ id, ...row }) => ({ ...row, key: keyOfAppointment(ctx, id) })),
  };
};
