import { appointmentByKey, timesForCustomer } from '@fachwerk/appointments/facade';
import { addDays } from '@fachwerk/base/time';
import type { UseCase } from '@fachwerk/server/module';
import type { bookingApi } from '../contract.ts';
import { freeDays } from '../rules/free-days.ts';

const MOST_DAYS = 366;

/** As far as one may book at all; what moves is not in its own way, and not offered the time that it has. */
export const listTimes: UseCase<typeof bookingApi.times> = async (
  ctx,
  { serviceId, variantId, addonIds, staffId, fromOn, key },
) => {
  const moving = key === undefined ? null : await appointmentByKey(ctx, key);
  const span = { from: ctx.now, to: addDays(ctx.now, MOST_DAYS) };
  const wish = moving ? { serviceId: moving.serviceId, staffId: null } : { serviceId, variantId, addonIds, staffId };
  const times = await timesForCustomer(ctx, wish, { ...span, ...(moving && { except: moving }) });
  const present = moving?.startsAt.getTime();
  return freeDays(
    times.map(({ startsAt }) => startsAt).filter((startsAt) => startsAt.getTime() !== present),
    fromOn,
  );
};
