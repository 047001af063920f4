import { problemsOf } from '@fachwerk/base/problem';
import { below } from '@fachwerk/base/refusal';
import { everyLanguage } from '@fachwerk/base/translated';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import { catalogProblems, type Item, type ItemData } from '../../contract.ts';
import { wholeAllergens } from '../../rules/allergens.ts';
import { whyNotItem } from '../../rules/item.ts';
import { savedPromo, withBasePrice } from '../../rules/item-price.ts';
import { whyNotPromo } from '../../rules/promo.ts';
import { itself, listPricesBefore } from './price-store.ts';

const problem = problemsOf(catalogProblems);

/** An item as it will be stored, or the refusal, at the fields as the request names them. */
export async function checkedItem(ctx: CompanyCtx, given: ItemData, current: Item | null): Promise<ItemData> {
  const refusal = whyNotItem(given, current);
  if (refusal) throw problem(refusal.code, {}, { fields: below('item', refusal.fields) });
  const promo = savedPromo(given.promo, current?.promo ?? null, ctx.now);
  const past = current && promo ? await listPricesBefore(ctx, itself(current.id), promo.from) : [];
  const history = withBasePrice(past, given.priceCents, ctx.now);
  const noPromo = whyNotPromo({ item: given, promo, history, now: ctx.now });
  if (noPromo) throw problem(noPromo.code, {}, { fields: below('item', noPromo.fields) });
  return {
    ...given,
    promo,
    name: everyLanguage(given.name),
    description: everyLanguage(given.description),
    allergens: wholeAllergens(given.allergens),
    safety: { ...given.safety, warnings: everyLanguage(given.safety.warnings) },
  };
}

/** The database knows which numbers are taken; of several it does not say which one, and the first is named. */
export async function withFreeNumber<T>(
  items: readonly Pick<ItemData, 'number'>[],
  store: () => Promise<T>,
): Promise<T> {
  try {
    return await store();
  } catch (error) {
    if (brokenConstraint(error) !== 'item_number_unique') throw error;
    const params = { number: items[0]?.number ?? '' };
    const fields = [{ path: 'item.number', code: 'item.number_taken', params }];
    throw problem('item.number_taken', params, { fields });
  }
}
