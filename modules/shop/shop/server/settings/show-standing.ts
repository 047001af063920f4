import type { CompanyCtx } from '@fachwerk/server/ctx';
import { legalStanding } from '@fachwerk/sites/facade';
import type { ShopStanding } from '../../contract.ts';
import { isOrderable, standingLines } from '../../rules/standing.ts';
import { shopOf } from './shop-of.ts';

/** Whether the shop takes orders, and what is missing. */
export async function showStanding(ctx: CompanyCtx): Promise<ShopStanding> {
  const [shop, { missing, unchecked }, hasItems, hasDomain] = await Promise.all([
    shopOf(ctx),
    legalStanding(ctx),
    isStepDone(ctx, 'items'),
    isStepDone(ctx, 'domain'),
  ]);
  return {
    isOrderable: isOrderable(shop) && hasItems && hasDomain,
    lines: standingLines(shop, { partyFields: missing, shippedTexts: unchecked, hasItems, hasDomain }, ctx.now),
  };
}

/** What other modules say about a company's beginning; without them nobody misses it. */
const isStepDone = async (ctx: CompanyCtx, name: string): Promise<boolean> =>
  (await ctx.app.firstSteps.find((step) => step.name === name)?.isDone(ctx)) ?? true;
