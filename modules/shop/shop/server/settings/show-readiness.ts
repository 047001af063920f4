import type { CompanyCtx } from '@fachwerk/server/ctx';
import { legalReadiness } from '@fachwerk/sites/facade';
import type { ShopReadiness } from '../../contract.ts';
import { payableWith } from '../../rules/payments.ts';
import { isOrderable, readinessLines } from '../../rules/readiness.ts';
import { shopOf } from './shop-of.ts';

/** Whether the shop takes orders, and what is missing. */
export async function showReadiness(ctx: CompanyCtx): Promise<ShopReadiness> {
  const [shop, { missing, unchecked }, hasItems, hasDomain] = await Promise.all([
    shopOf(ctx),
    legalReadiness(ctx),
    isStepDone(ctx, 'items'),
    isStepDone(ctx, 'domain'),
  ]);
  return {
    payable: payableWith(shop.offered),
    isOrderable: isOrderable(shop) && hasItems && hasDomain,
    lines: readinessLines(shop, { partyFields: missing, shippedTexts: unchecked, hasItems, hasDomain }, ctx.now),
  };
}

/** What other modules say about a company's beginning; without them nobody misses it. */
const isStepDone = async (ctx: CompanyCtx, name: string): Promise<boolean> =>
  (await ctx.app.firstSteps.find((step) => step.name === name)?.isDone(ctx)) ?? true;
