import type { OfferedOption } from '@fachwerk/payments/contract';
import { PASSED, type PageCtx } from '@fachwerk/site/page';
import { bookingApi, type OfferedService, type OfferedStaff, type Visitor } from '../contract.ts';

export type Chosen = {
  readonly service: OfferedService;
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
  const service = services.find(({ id }) => id === ctx.params.serviceId);
  if (!service) return PASSED;
  const staff = all.filter(({ serviceIds }) => serviceIds.includes(service.id));
  const staffId = staff.find(({ id }) => id === ctx.query.get('person'))?.id ?? null;
  const terms = { cancelUntilHours, horizonDays, paymentOptions, needsConfirmation };
  return { ...terms, service, staff, staffId, guest, sealed: guest && sealed };
}

/** A day out of an address; null where it is none. */
export function dayIn(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  return Number.isNaN(new Date(`${text}T00:00:00Z`).getTime()) ? null : text;
}
