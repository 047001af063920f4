import { occupancyKindOf } from '@fachwerk/active-rentals/rules/rental-phase';
import { findLock, takeOutOfService } from '@fachwerk/lockers/facade';
import { moveToBox, pricesOfBoxes } from '@fachwerk/rentals/facade';
import { changeRental, lockVisibleRental, logStep, notifyStaff } from '@fachwerk/rentals/facade-record';
import { mailRenter } from '@fachwerk/rentals/facade-renter';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { rentalChangeApi } from '../../contract.ts';
import { priceOfSwap } from '../../rules/dates.ts';
import { whyNotSwap } from '../../rules/staff-acts.ts';
import { chargeWords, isByLink, isCharged, settleDifference, settlementOf } from '../charge/settle-difference.ts';
import { problem } from '../problem.ts';
import { accessRightOf } from '../record/access-right-rows.ts';

export const swapBox: UseCase<typeof rentalChangeApi.swap> = async (ctx, input) => {
  const { id, lockId, reason, isFirstBoxDefect, settling } = input;
  const { scoped, rental } = await lockVisibleRental(ctx, id);
  const refusal = whyNotSwap(rental, lockId);
  if (refusal) throw problem(refusal);
  const target = await findLock(scoped, lockId);
  if (target?.locationId !== rental.locationId) throw problem('rental.box_unavailable');
  const first = await findLock(scoped, rental.lockId);
  const prices = (await pricesOfBoxes(scoped, rental, [target]))(target);
  const difference = priceOfSwap(rental, { sizeCode: target.sizeCode, prices }, ctx.now);
  // Nobody pays more because their box is broken.
  const differenceCents = isFirstBoxDefect ? Math.min(0, difference) : difference;
  const settlement = await settlementOf(scoped, rental, differenceCents, { settling, reason });
  const taken = await moveToBox(scoped, rental, lockId, occupancyKindOf(rental, ctx.now));
  // Whoever pays for a larger box has one from then on, also where they stay longer.
  const moved = isCharged(settlement)
    ? await changeRental(scoped, taken, { sizeCode: target.sizeCode, prices })
    : taken;
  if (isFirstBoxDefect) {
    await takeOutOfService(scoped, rental.lockId, { reason, personName: ctx.caller.name });
  }
  const boxes = { before: first?.number ?? '', after: target.number };
  const after = { ...boxes, reason, isFirstBoxDefect };
  await audit(scoped, { subjectKind: 'rental', subjectId: id, action: 'rental.box_swapped', after });
  await logStep(scoped, moved, { kind: 'box_swapped', data: { ...boxes, reason } });
  await settleDifference(scoped, moved, rental, settlement);
  const params = { ...boxes, ...chargeWords(rental, settlement) };
  await mailRenter(
    scoped,
    moved,
    isByLink(settlement)
      ? { what: 'swap_charged', params, link: 'pay' }
      : { what: isCharged(settlement) ? 'swap_paid' : 'swapped', params },
  );
  await notifyStaff(scoped, [id]);
  return accessRightOf(scoped, id);
};
