import { addDays } from '@fachwerk/base/time';
import { companyByCode } from '@fachwerk/companies/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { wholeAllergens } from '../../rules/allergens.ts';
import { PLAIN_ITEM } from '../../rules/plain-item.ts';
import { EXEMPT } from '../../rules/product-safety.ts';
import { addStoredCategory, listStoredCategories } from '../category/category-store.ts';
import { addStoredItems } from '../item/item-store.ts';
import { itself, notePrices } from '../item/price-store.ts';
import { DEMO_MENU } from './demo-menu.ts';

const MERCHANT = 'trattoria-bella';
/** The menu has cost the same for a while: a promo can be tried out. */
const OLD_DAYS = 90;

const named = (de: string, en = '', it = '', ru = '') => ({ de, deDu: '', en, it, ru });

/** Leaves alone what is already there: a start that broke off in the middle may be repeated. */
export async function createDemoCatalog(ctx: WorkCtx): Promise<void> {
  const merchant = await companyByCode(ctx, MERCHANT);
  if (!merchant) return;
  const inside: CompanyCtx = { ...ctx, companyId: merchant.id, now: addDays(ctx.now, -OLD_DAYS) };
  if ((await listStoredCategories(inside)).length > 0) return;
  for (const { de, en, it, ru, availability = [], items } of DEMO_MENU) {
    const categoryId = ctx.newId();
    await addStoredCategory(inside, categoryId, {
      name: named(de, en, it, ru),
      description: named(''),
      availability,
      sortRule: 'hand',
      sortDir: 'asc',
    });
    for (const { de, en, about, price, ...given } of items) {
      const id = ctx.newId();
      const data = {
        ...PLAIN_ITEM,
        safety: EXEMPT,
        ...given,
        allergens: wholeAllergens(given.allergens ?? []),
        hasNoAllergens: (given.allergens ?? []).length === 0,
        categoryId,
        name: named(de, en),
        description: named(about),
        priceCents: price,
      };
      await addStoredItems(inside, [{ id, data }]);
      await notePrices(inside, itself(id), null, data);
    }
  }
}
