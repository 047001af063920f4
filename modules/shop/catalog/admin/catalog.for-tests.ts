import { meLike } from '@fachwerk/auth/rules/me.for-tests';
import { startSession } from '@fachwerk/react/session';
import { answering } from '@fachwerk/react/testing';
import * as z from 'zod/mini';
import { catalogCapabilities, type Item, ItemRow, itemApi, type PricePeriod } from '../contract.ts';
import { type Category, categoryApi } from '../contract-category.ts';
import { CATEGORY_ID, itemLike } from '../rules/item.for-tests.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const NONE = { de: '', deDu: '', en: '', it: '', ru: '' };

/** Signs the browser of the test in: whoever manages the shop, stands in the kitchen, or only looks. */
export function signedIn(as: 'manager' | 'cook' | 'reader'): void {
  const mine = {
    manager: Object.keys(catalogCapabilities),
    cook: ['catalog.read', 'catalog.stock'],
    reader: ['catalog.read'],
  };
  const me = meLike({
    id: idOf(1),
    email: 'chefin@bella.example',
    contact: { firstName: 'Anna', lastName: 'Ricci' },
    backendRoles: [],
    company: 'bella',
    companyObject: {
      id: idOf(900),
      code: 'bella',
      name: 'Bella',
      kind: 'merchant',
      franchisorCompany: null,
      isDemo: false,
    },
    capabilities: mine[as],
  });
  startSession('token-of-the-test', JSON.parse(JSON.stringify(me)));
}

export function categoryLike(given: Partial<Category> = {}): Category {
  return {
    id: CATEGORY_ID,
    name: { ...NONE, de: 'Pizza' },
    description: NONE,
    availability: [],
    sortRule: 'hand',
    sortDir: 'asc',
    isArchived: false,
    itemCount: 2,
    version: 1,
    ...given,
  };
}

export function storedItem(given: Partial<Item> = {}): Item {
  return {
    ...itemLike(),
    id: idOf(11),
    stock: null,
    isSoldOut: false,
    soldOutUntil: null,
    hasVariants: false,
    isArchived: false,
    version: 3,
    ...given,
  };
}

function rowOf(item: Item): ItemRow {
  return z.parse(ItemRow, item);
}

const LONG_AGO = new Date('2020-01-01T00:00:00Z');

export function answeringCatalog(
  items: readonly Item[],
  { categories = [categoryLike()], prices }: { categories?: Category[]; prices?: PricePeriod[] } = {},
) {
  const total = { count: items.length, isMore: false };
  return [
    answering(itemApi.list, { items: items.map(rowOf), next: null, total }),
    answering(categoryApi.list, { usualVat: 'meal', categories }),
    answering(itemApi.find, ({ path }) => {
      const item = items.find(({ id }) => path.endsWith(id))!;
      return { item, prices: prices ?? [{ kind: 'base', cents: item.priceCents, from: LONG_AGO, to: null }] };
    }),
  ];
}
