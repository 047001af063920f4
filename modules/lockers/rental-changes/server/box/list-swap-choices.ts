import { inCompany } from '@fachwerk/companies/facade';
import { sizesOf } from '@fachwerk/pricing/facade';
import { listOtherBoxes, pricesOfBoxes } from '@fachwerk/rentals/facade';
import { findRental } from '@fachwerk/rentals/facade-record';
import { byFit } from '@fachwerk/rentals/rules/replacement';
import type { UseCase } from '@fachwerk/server/module';
import type { rentalChangeApi } from '../../contract.ts';
import { priceOfSwap } from '../../rules/dates.ts';
import { differenceOf } from '../../rules/difference.ts';
import { whyNotSwap } from '../../rules/staff-acts.ts';
import { paidFor, whyNoLinkTo } from '../charge/settle-difference.ts';
import { problem } from '../problem.ts';

const collator = new Intl.Collator('de', { numeric: true });

/** Those of the same size first, then larger ones, then smaller ones: staff know what fits. Among them by number, as they stand in the wall. */
export const listSwapChoices: UseCase<typeof rentalChangeApi.swapChoices> = async (ctx, { id }) => {
  const rental = await findRental(ctx, id);
  if (!rental) throw problem('rental.unknown');
  if (whyNotSwap(rental)) return { boxes: [] };
  const scoped = inCompany(ctx, rental.companyId);
  const sizes = (await sizesOf(scoped, rental.networkId)).map(({ code }) => code);
  const free = (await listOtherBoxes(scoped, rental)).sort((one, other) => collator.compare(one.number, other.number));
  const boxes = byFit(rental, free, sizes);
  const [pricesOf, paidCents, whyNoLink] = await Promise.all([
    pricesOfBoxes(scoped, rental, boxes),
    paidFor(scoped, rental),
    whyNoLinkTo(scoped, rental),
  ]);
  return {
    boxes: boxes.map(({ lockId, number, sizeCode, priceGroupId }) => {
      const cents = priceOfSwap(rental, { sizeCode, prices: pricesOf({ sizeCode, priceGroupId }) }, ctx.now);
      return { lockId, number, sizeCode, ...differenceOf(rental, cents, paidCents), whyNoLink };
    }),
  };
};
