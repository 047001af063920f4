import { listTerms } from '@fachwerk/locations/facade';
import type { OfferedOption } from '@fachwerk/payments/contract';
import { paymentOptions } from '@fachwerk/payments/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { DELIVERY_TYPES } from '@fachwerk/shop/contract-way';
import { shopOf } from '@fachwerk/shop/facade';
import { partyOf } from '@fachwerk/sites/facade';
import type { giftApi } from '../../contract-gift.ts';

export const showGiftOffer: UseCase<typeof giftApi.offer> = async (ctx) => {
  const [options, { contractParty }] = await Promise.all([giftPayments(ctx), partyOf(ctx, ctx.companyId)]);
  return { paymentOptions: [...options], contractParty };
};

/** Sold wherever there is something to pay with it and somebody can pay for it online: the voucher comes with the money. */
export async function giftPayments(ctx: CompanyCtx): Promise<readonly OfferedOption[]> {
  return (await areGiftsSold(ctx)) ? paymentOptions(ctx) : [];
}

export async function areGiftsSold(ctx: CompanyCtx): Promise<boolean> {
  return (await areGoodsSold(ctx)) || (await areBoxesLet(ctx));
}

async function areGoodsSold(ctx: CompanyCtx): Promise<boolean> {
  const { isCatalogue, ways } = await shopOf(ctx);
  return !isCatalogue && DELIVERY_TYPES.some((type) => ways[type].isOffered);
}

/** Its own: who rents a box of another company in the network pays that one. */
async function areBoxesLet(ctx: CompanyCtx): Promise<boolean> {
  const locations = await listTerms(ctx);
  return locations.some(
    ({ companyId, isActive, priceGroupId }) => companyId === ctx.companyId && isActive && priceGroupId !== null,
  );
}

/** The page of the site on which something can be had for a code. */
export const pageToBuy = async (ctx: CompanyCtx): Promise<string> => ((await areGoodsSold(ctx)) ? '/shop' : '/');
