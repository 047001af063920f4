import { listItemIds } from '@fachwerk/catalog/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Offer, OfferFilter } from '../../contract.ts';
import { findOffers } from './find-offers.ts';

/** A page of what the company offers; `next` is the `after` of the page behind it. */
export async function listOffers(
  ctx: CompanyCtx,
  { sort = 'hand', ...filter }: OfferFilter,
): Promise<{ offers: Offer[]; next: string | null }> {
  const { ids, next } = await listItemIds(ctx, { ...filter, sort, dir: 'asc' });
  return { offers: await findOffers(ctx, ids), next };
}
