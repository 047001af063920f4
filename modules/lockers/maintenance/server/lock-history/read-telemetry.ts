import { addDays } from '@fachwerk/base/time';
import type { Lock } from '@fachwerk/lockers/contract-lock';
import { lockOrUnknown } from '@fachwerk/lockers/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { maintenanceApi, TelemetryPoint } from '../../contract.ts';

/** Further back, a day is a point. */
const RAW_DAYS = 7;
const MOST_POINTS = 500;

export const readTelemetry: UseCase<typeof maintenanceApi.telemetry> = async (ctx, { id, days }) => {
  const lock = await lockOrUnknown(ctx, id);
  return { points: await (days <= RAW_DAYS ? rawPoints : dailyPoints)(ctx, lock, days) };
};

/** The span in equal parts, each with its mean: a lock that reports every minute does not fill the screen. */
function rawPoints(ctx: Ctx, { companyId, id }: Lock, days: number): Promise<TelemetryPoint[]> {
  const from = addDays(ctx.now, -days);
  const seconds = Math.ceil((days * 86_400) / (MOST_POINTS - 1));
  return ctx.db.rows<TelemetryPoint>(sql`
    select max(at) as at, avg(battery)::float8 as battery, avg(signal)::float8 as signal, avg(temperature)::float8 as temperature
    from lockers.telemetry_view
    where company_id = ${companyId} and lock_id = ${id} and at > ${from} and at <= ${ctx.now}
    group by floor(extract(epoch from at - ${from}) / ${seconds}::float8)
    order by at`);
}

/** Days that were rolled up, and of those that were not yet, what is there. */
function dailyPoints(ctx: Ctx, { companyId, id }: Lock, days: number): Promise<TelemetryPoint[]> {
  const from = addDays(ctx.now, -days);
  return ctx.db.rows<TelemetryPoint>(sql`
    with rolled as (
      select on_day, battery, signal, temperature from lockers.telemetry_day_view
      where company_id = ${companyId} and lock_id = ${id} and on_day > (${from}::timestamptz at time zone 'UTC')::date
    ), fresh as (
      select (at at time zone 'UTC')::date as on_day, avg(battery) as battery, avg(signal) as signal, avg(temperature) as temperature
      from lockers.telemetry_view
      where company_id = ${companyId} and lock_id = ${id} and at <= ${ctx.now}
        and at >= coalesce((select max(on_day) + 1 from rolled)::timestamp at time zone 'UTC', ${from})
      group by 1
    )
    select least((on_day + time '12:00') at time zone 'UTC', ${ctx.now}) as at, battery::float8, signal::float8, temperature::float8
    from (select * from rolled union all select * from fresh) as day
    order by on_day`);
}
