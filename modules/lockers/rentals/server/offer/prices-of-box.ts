import { findTerms } from '@fachwerk/locations/facade';
import type { PriceData } from '@fachwerk/pricing/contract';
import { priceSetAt } from '@fachwerk/pricing/rules/price-set';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Rental } from '../../contract.ts';
import type { FreeBox } from '../availability/availability.ts';
import { pricesFor, withGroup } from './offer-prices.ts';

/** What another box of the same location costs, by the prices of the moment the rental began; none where it has no price. */
export async function pricesOfBoxes(
  ctx: CompanyCtx,
  { locationId, networkId, startsAt }: Pick<Rental, 'locationId' | 'networkId' | 'startsAt'>,
  free: readonly Pick<FreeBox, 'priceGroupId' | 'sizeCode'>[],
): Promise<(box: Pick<FreeBox, 'priceGroupId' | 'sizeCode'>) => PriceData[]> {
  const location = await findTerms(ctx, locationId);
  if (!location) return () => [];
  const prices = await pricesFor(ctx, [networkId], [location, ...free]);
  return (box) => {
    const known = prices(withGroup(location, box).priceGroupId);
    const at = priceSetAt(known, box.sizeCode, startsAt) ?? priceSetAt(known, box.sizeCode, ctx.now);
    return [...(at?.prices ?? [])];
  };
}
