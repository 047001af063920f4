import type { LocationTerms } from '@fachwerk/locations/facade';
import type { PriceData } from '@fachwerk/pricing/contract';
import { pricesOf } from '@fachwerk/pricing/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { GroupPrices } from '../../rules/offer.ts';

type HasGroup = { readonly priceGroupId: string | null };

/** The price group of a box: its own, or its location's. */
export function withGroup<Box extends HasGroup>(location: Pick<LocationTerms, 'priceGroupId'>, box: Box): Box {
  return box.priceGroupId ? box : { ...box, priceGroupId: location.priceGroupId };
}

/** The prices of these boxes, by price group. */
export async function pricesFor(
  ctx: CompanyCtx,
  networkIds: readonly string[],
  boxes: readonly HasGroup[],
): Promise<GroupPrices> {
  const groupIds = [...new Set(boxes.flatMap(({ priceGroupId }) => priceGroupId ?? []))];
  const prices = groupIds.length === 0 ? [] : await pricesOf(ctx, networkIds, groupIds);
  const byGroup = Map.groupBy(prices, ({ priceGroupId }) => priceGroupId);
  const none: readonly PriceData[] = [];
  return (groupId) => (groupId && byGroup.get(groupId)) || none;
}
