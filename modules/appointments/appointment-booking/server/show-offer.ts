import { listServices, listStaff, readSettings } from '@fachwerk/appointments/facade';
import type { Output } from '@fachwerk/base/contract';
import { textIn } from '@fachwerk/base/translated';
import { paymentOptions } from '@fachwerk/payments/facade';
import type { LanguageCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { bookingApi } from '../contract.ts';
import { visitorIn } from './visitor.ts';

/** A service that nobody does is none, and one that is paid before only where one can. */
export async function readOffer(
  ctx: LanguageCtx,
): Promise<Omit<Output<typeof bookingApi.offer>, 'guest' | 'needsConfirmation'>> {
  const [services, staff, { isOnline, cancelUntilHours, horizonDays }, options] = await Promise.all([
    listServices(ctx),
    listStaff(ctx),
    readSettings(ctx),
    paymentOptions(ctx),
  ]);
  const able = staff.filter((each) => each.isOnline && !each.isArchived && each.hours.length > 0);
  const offered = services.filter(
    ({ id, ...service }) =>
      isOnline &&
      service.isOnline &&
      !service.isArchived &&
      (!service.isPrepaid || options.length > 0) &&
      able.some(({ serviceIds }) => serviceIds.includes(id)),
  );
  return {
    services: offered.map(({ id, name, description, durationMinutes, priceCents, isPrepaid }) => ({
      id,
      durationMinutes,
      priceCents,
      isPrepaid,
      name: textIn(name, ctx.language),
      description: textIn(description, ctx.language),
    })),
    staff: able.map(({ id, name, serviceIds }) => ({ id, name, serviceIds })),
    cancelUntilHours,
    horizonDays,
    paymentOptions: [...options],
  };
}

export const showOffer: UseCase<typeof bookingApi.offer> = async (ctx, { guest }) => ({
  ...(await readOffer(ctx)),
  // Whoever is signed in has no need to, with the address they signed in with.
  needsConfirmation: !ctx.caller && (await readSettings(ctx)).needsConfirmation,
  guest: guest ? visitorIn(ctx, guest) : null,
});
