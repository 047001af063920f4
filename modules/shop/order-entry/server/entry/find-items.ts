import { findNumbered, findOffers, listOffers } from '@fachwerk/item-options/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { orderEntryApi } from '../../contract.ts';
import { bestFirst } from '../../rules/entry.ts';

const MOST_FOUND = 8;
/** Read to find the best of them: „cola“ is in „Rucola“ too. */
const MOST_READ = 40;

export const findItems: UseCase<typeof orderEntryApi.items> = async (ctx, { search }) => {
  if (search === '') return { found: [] };
  const [numbered, { offers }] = await Promise.all([
    findNumbered(ctx, search),
    listOffers(ctx, { search, limit: MOST_READ }),
  ]);
  const exact = numbered ? await findOffers(ctx, [numbered.itemId]) : [];
  return {
    found: [
      ...exact.map((offer) => ({ offer, variantId: numbered!.variantId })),
      ...bestFirst(offers, search, ctx.language)
        .filter(({ id }) => id !== numbered?.itemId)
        .map((offer) => ({ offer, variantId: null })),
    ].slice(0, MOST_FOUND),
  };
};
