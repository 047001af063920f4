import { listServices, listStaff, readSettings } from '@fachwerk/appointments/facade';
import { textIn } from '@fachwerk/base/translated';
import type { UseCase } from '@fachwerk/server/module';
import type { bookingApi } from '../contract.ts';

/** A service that nobody does is none. */
export const showOffer: UseCase<typeof bookingApi.offer> = async (ctx) => {
  const [services, staff, { isOnline, cancelUntilHours, horizonDays }] = await Promise.all([
    listServices(ctx),
    listStaff(ctx),
    readSettings(ctx),
  ]);
  const able = staff.filter((each) => each.isOnline && !each.isArchived && each.hours.length > 0);
  const offered = services.filter(
    ({ id, ...service }) =>
      isOnline && service.isOnline && !service.isArchived && able.some(({ serviceIds }) => serviceIds.includes(id)),
  );
  return {
    services: offered.map(({ id, name, description, durationMinutes, priceCents }) => ({
      ...{ id, durationMinutes, priceCents },
      name: textIn(name, ctx.language),
      description: textIn(description, ctx.language),
    })),
    staff: able.map(({ id, name, serviceIds }) => ({ id, name, serviceIds })),
    cancelUntilHours,
    horizonDays,
  };
};
