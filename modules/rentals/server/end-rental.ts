import { problemsOf } from '@fachwerk/base/problem';
import { findLock } from '@fachwerk/lockers/facade';
import { moveOrder } from '@fachwerk/orders/facade';
import { emit } from '@fachwerk/server/events';
import type { CompanyCtx, UseCase } from '@fachwerk/server/module';
import { type Rental, rentalEnded, rentalProblems } from '../contract.ts';
import type { rentalSiteApi } from '../contract-site.ts';
import { whyNotEnd } from '../rules/end.ts';
import { holdByKey } from './access-held.ts';
import { restBox } from './check-box.ts';
import { mailRenter } from './mail-renter.ts';
import { siteRental } from './mine-site-rental.ts';
import { tellOfRentals } from './rental-hints.ts';
import { changeRental, rentalsOfOrder } from './rental-store.ts';
import { renter, tellStep } from './steps-told.ts';

const problem = problemsOf(rentalProblems);

export const endByKey: UseCase<typeof rentalSiteApi.end> = async (ctx, { key, confirmedEmpty }) => {
  const { inside, rental } = await holdByKey(ctx, key);
  const doorState = (await findLock(inside, rental.lockId))?.doorState ?? 'unknown';
  const refusal = whyNotEnd(rental, { confirmedEmpty, doorState, now: ctx.now });
  if (refusal) throw problem(refusal);
  const ended = await endRental(inside, rental, { by: 'customer', data: { doorState } });
  return siteRental(inside, ended, ctx.language);
};

export type Ending = {
  readonly by: 'customer' | 'staff';
  readonly data: Readonly<Record<string, unknown>>;
};

/** Of a running rental that is locked, inside its company; the rules were asked. Nothing is paid back. */
export async function endRental(ctx: CompanyCtx, rental: Rental, { by, data }: Ending): Promise<Rental> {
  const ended = await changeRental(ctx, rental, { state: 'ended', endedAt: ctx.now, endedBy: by });
  await restBox(ctx, ended);
  await finishOrder(ctx, ended);
  await tellStep(ctx, ended, { kind: 'ended', ...(by === 'customer' && { person: renter(ended) }), data });
  await mailRenter(ctx, ended, {
    what: by === 'customer' ? 'ended' : 'ended_by_staff',
    params: reasonOf(data),
    link: 'review',
  });
  await emit(ctx, rentalEnded, { companyId: ctx.companyId, rentalId: ended.id });
  await tellOfRentals(ctx, [ended.id]);
  return ended;
}

/** The order is done when none of its rentals is still to come or running. */
export async function finishOrder(ctx: CompanyCtx, { orderId }: Rental): Promise<void> {
  if (!orderId) return;
  const rentals = await rentalsOfOrder(ctx, orderId);
  const isDone = rentals.every(({ state }) => state === 'ended' || state === 'cancelled' || state === 'expired');
  if (isDone) await moveOrder(ctx, orderId, 'finished');
}

const reasonOf = ({ reason }: Ending['data']) => (typeof reason === 'string' ? { reason } : {});
