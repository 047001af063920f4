import { addDays } from '@fachwerk/base/time';
import { companyByCode } from '@fachwerk/companies/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import type { ItemData } from '../../contract.ts';
import { addStoredCategory, listStoredCategories } from '../category/category-store.ts';
import { addStoredItem } from '../item/item-store.ts';
import { notePrices } from '../item/price-store.ts';
import { DEMO_MENU } from './demo-menu.ts';

const MERCHANT = 'trattoria-bella';
/** The menu has cost the same for a while: a promo can be tried out. */
const OLD_DAYS = 90;

const named = (de: string, en = '') => ({ de, deDu: '', en, it: '', ru: '' });

const PLAIN: Omit<ItemData, 'categoryId' | 'name' | 'description' | 'priceCents'> = {
  number: '',
  ean: '',
  hashtags: [],
  links: [],
  promo: null,
  vatKind: 'meal',
  isService: false,
  durationMinutes: 0,
  content: null,
  depositCents: 0,
  minimumAge: 0,
  isTobacco: false,
  isCbd: false,
  isPrepaid: false,
  allergens: [],
  additives: [],
  diet: 'any',
  spicy: 0,
  availability: [],
};

/** Leaves alone what is already there: a start that broke off in the middle may be repeated. */
export async function createDemoCatalog(ctx: WorkCtx): Promise<void> {
  const merchant = await companyByCode(ctx, MERCHANT);
  if (!merchant) return;
  const inside: CompanyCtx = { ...ctx, companyId: merchant.id, now: addDays(ctx.now, -OLD_DAYS) };
  if ((await listStoredCategories(inside)).length > 0) return;
  for (const { de, en, availability = [], items } of DEMO_MENU) {
    const categoryId = ctx.newId();
    await addStoredCategory(inside, categoryId, { name: named(de, en), description: named(''), availability });
    for (const { de, en, about, price, ...given } of items) {
      const id = ctx.newId();
      const data = {
        ...PLAIN,
        ...given,
        categoryId,
        name: named(de, en),
        description: named(about),
        priceCents: price,
      };
      await addStoredItem(inside, id, data);
      await notePrices(inside, id, null, data);
    }
  }
}
