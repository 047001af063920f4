import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import { brokenConstraint } from '@fachwerk/server/db';
import type { UseCase } from '@fachwerk/server/module';
import type { pricingApi } from '../contract.ts';
import { pricingProblems } from '../contract.ts';
import { whyNotRemovePriceGroup } from '../rules/price-group.ts';
import { notifyNetwork } from './notify-network.ts';
import { lockPriceGroup, removePriceGroup as remove } from './price-store.ts';

const problem = problemsOf(pricingProblems);

/** Foreign keys of who uses a group: locations, and boxes with a group of their own. */
const USED_BY = ['location_price_group', 'lock_price_group'];

export const removePriceGroup: UseCase<typeof pricingApi.removePriceGroup> = async (ctx, { id }) => {
  const group = await lockPriceGroup(ctx, id);
  if (!group) throw problem('price_group.unknown');
  const refusal = whyNotRemovePriceGroup(group);
  if (refusal) throw problem(refusal, { name: group.name });
  try {
    await remove(ctx, id);
  } catch (error) {
    const isUsed = USED_BY.includes(brokenConstraint(error) ?? '');
    throw isUsed ? problem('price_group.in_use', { name: group.name }) : error;
  }
  await audit(ctx, {
    subjectKind: 'price_group',
    subjectId: id,
    action: 'price_group.removed',
    before: { name: group.name },
    address: ctx.request.address,
  });
  await notifyNetwork(ctx);
  return {};
};
