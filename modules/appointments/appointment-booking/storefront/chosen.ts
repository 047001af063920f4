import { choiceIn } from '@fachwerk/appointments/rules/booking-path';
import { chosenFigures, type ServiceChoice, whyNotChoice } from '@fachwerk/appointments/rules/service-choice';
import type { OfferedOption } from '@fachwerk/payments/contract';
import { PASSED, type PageCtx } from '@fachwerk/site/page';
import { bookingApi, type OfferedService, type OfferedStaff, type Visitor } from '../contract.ts';

export type Chosen = {
  /** As it is chosen: named, timed and priced by it. */
  readonly service: OfferedService;
  /** As it is offered. */
  readonly offered: OfferedService;
  readonly choice: ServiceChoice;
  /** A variant has to be chosen first. */
  readonly isOpen: boolean;
  readonly isSmallBusiness: boolean;
  readonly staff: readonly OfferedStaff[];
  /** Null: whoever has time. */
  readonly staffId: string | null;
  readonly cancelUntilHours: number;
  readonly horizonDays: number;
  readonly paymentOptions: readonly OfferedOption[];
  readonly needsConfirmation: boolean;
  /** Who a conversation knows them as, and how that is taken along. */
  readonly guest: Visitor | null;
  readonly sealed: string | null;
};

/** What the address says; a service that is not offered is no page. */
export async function chosenIn(ctx: PageCtx): Promise<Chosen | typeof PASSED> {
  const sealed = ctx.query.get('von');
  const offer = await ctx.ask(bookingApi.offer, { ...(sealed && { guest: sealed }) });
  const { services, staff: all, guest, cancelUntilHours, horizonDays, paymentOptions, needsConfirmation } = offer;
  const offered = services.find(({ id }) => id === ctx.params.serviceId);
  if (!offered) return PASSED;
  const choice = knownChoice(offered, choiceIn(ctx.query));
  const isOpen = whyNotChoice(offered, choice) !== null;
  const service = asChosen(offered, choice);
  const staff = all.filter(({ serviceIds }) => serviceIds.includes(service.id));
  const staffId = staff.find(({ id }) => id === ctx.query.get('person'))?.id ?? null;
  const terms = { cancelUntilHours, horizonDays, paymentOptions, needsConfirmation };
  const what = { offered, choice, isOpen, isSmallBusiness: offer.isSmallBusiness };
  return { ...terms, ...what, service, staff, staffId, guest, sealed: guest && sealed };
}

/** An old link may name what is not offered any more. */
function knownChoice({ variants, addons }: OfferedService, { variantId, addonIds }: ServiceChoice): ServiceChoice {
  return {
    variantId: variants.find(({ id }) => id === variantId)?.id ?? null,
    addonIds: addons.filter(({ id }) => addonIds.includes(id)).map(({ id }) => id),
  };
}

function asChosen(offered: OfferedService, choice: ServiceChoice): OfferedService {
  const variant = offered.variants.find(({ id }) => id === choice.variantId);
  const added = offered.addons.filter(({ id }) => choice.addonIds.includes(id));
  const name = [offered, ...(variant ? [variant] : []), ...added].map((part) => part.name).join(', ');
  return { ...offered, ...chosenFigures(offered, choice), name };
}

/** A day out of an address; null where it is none. */
export function dayIn(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  return Number.isNaN(new Date(`${text}T00:00:00Z`).getTime()) ? null : text;
}

/** As a call takes it. */
export const withIds = ({ variantId, addonIds }: ServiceChoice) => ({ variantId, addonIds: [...addonIds] });
