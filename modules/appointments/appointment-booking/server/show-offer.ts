import { listServices, listStaff, readSettings } from '@fachwerk/appointments/facade';
import type { Output } from '@fachwerk/base/contract';
import { textIn } from '@fachwerk/base/translated';
import { findCompany } from '@fachwerk/companies/facade';
import type { MediaPicture } from '@fachwerk/media/contract';
import { mediaPictures } from '@fachwerk/media/facade';
import { paymentOptions } from '@fachwerk/payments/facade';
import type { LanguageCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { bookingApi } from '../contract.ts';
import { visitorIn } from './visitor.ts';

/** A service that nobody does is none, and one that is paid before only where one can. */
export async function readOffer(
  ctx: LanguageCtx,
): Promise<Omit<Output<typeof bookingApi.offer>, 'guest' | 'needsConfirmation'>> {
  const [services, staff, { isOnline, cancelUntilHours, horizonDays }, options, company] = await Promise.all([
    listServices(ctx),
    listStaff(ctx),
    readSettings(ctx),
    paymentOptions(ctx),
    findCompany(ctx),
  ]);
  const able = staff.filter((each) => each.isOnline && !each.isArchived && each.hours.length > 0);
  const pictures = await mediaPictures(
    ctx,
    able.flatMap(({ pictureId }) => pictureId ?? []),
  );
  const offered = services.filter(
    ({ id, ...service }) =>
      isOnline &&
      service.isOnline &&
      !service.isArchived &&
      (!service.isPrepaid || options.length > 0) &&
      able.some(({ serviceIds }) => serviceIds.includes(id)),
  );
  return {
    services: offered.map(({ id, name, description, durationMinutes, priceCents, isPrepaid, ...service }) => ({
      id,
      durationMinutes,
      priceCents,
      isPrepaid,
      isLeisure: service.isLeisure,
      variants: service.variants.map((variant) => ({ ...variant, name: textIn(variant.name, ctx.language) })),
      addons: service.addons.map((addon) => ({ ...addon, name: textIn(addon.name, ctx.language) })),
      name: textIn(name, ctx.language),
      description: textIn(description, ctx.language),
    })),
    isSmallBusiness: company?.isSmallBusiness ?? false,
    staff: able.map(({ id, name, role, pictureId, serviceIds }) => ({
      id,
      name,
      role,
      serviceIds,
      picture: pictureOf(pictureId ? pictures.get(pictureId) : undefined),
    })),
    cancelUntilHours,
    horizonDays,
    paymentOptions: [...options],
  };
}

const pictureOf = (picture: MediaPicture | undefined) =>
  picture ? { sources: picture.sources, focus: picture.focus } : null;

export const showOffer: UseCase<typeof bookingApi.offer> = async (ctx, { guest }) => ({
  ...(await readOffer(ctx)),
  // Whoever is signed in has no need to, with the address they signed in with.
  needsConfirmation: !ctx.caller && (await readSettings(ctx)).needsConfirmation,
  guest: guest ? visitorIn(ctx, guest) : null,
});
