import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { pricingApi } from '../contract.ts';
import { pricingProblems } from '../contract.ts';
import { whyNotRemovePrice } from '../rules/price-group.ts';
import { notifyNetwork } from './notify-network.ts';
import { groupOfPrice, lockPriceGroup, renamePriceGroup, savePrices } from './price-store.ts';

const problem = problemsOf(pricingProblems);

/** Of two people removing the last two prices of a size, the second is refused: the group is locked first. */
export const removePrice: UseCase<typeof pricingApi.removePrice> = async (ctx, { id }) => {
  const groupId = await groupOfPrice(ctx, id);
  const group = groupId === undefined ? undefined : await lockPriceGroup(ctx, groupId);
  if (!group) throw problem('price.unknown');
  const refusal = whyNotRemovePrice(group, id, ctx.now);
  const price = group.prices.find((each) => each.id === id);
  if (refusal || !price) throw problem(refusal ?? 'price.unknown', { size: price?.sizeCode ?? '' });

  await savePrices(
    ctx,
    group.id,
    group.prices.filter((each) => each.id !== id),
  );
  // The name stays; the version rises, so that an open editor notices.
  await renamePriceGroup(ctx, group);
  await audit(ctx, {
    subjectKind: 'price_group',
    subjectId: group.id,
    action: 'price.removed',
    before: { size: price.sizeCode, unit: price.unit, tiers: price.tiers, validFrom: price.validFrom },
    address: ctx.request.address,
  });
  await notifyNetwork(ctx);
  return {};
};
