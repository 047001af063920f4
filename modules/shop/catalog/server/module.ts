import { askedFirst, type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { catalogCapabilities, catalogProblems, catalogStream, itemApi } from '../contract.ts';
import { categoryApi } from '../contract-category.ts';
import { archiveCategory } from './category/archive-category.ts';
import { listCategories } from './category/list-categories.ts';
import { saveCategory } from './category/save-category.ts';
import { sortCategories } from './category/sort-categories.ts';
import { createDemoCatalog } from './demo/create-demo-catalog.ts';
import { createDemoGoods } from './demo/create-demo-goods.ts';
import { createDemoServices } from './demo/create-demo-services.ts';
import { addItem } from './item/add-item.ts';
import { archiveItems } from './item/archive-items.ts';
import { copyItem, itemCopied } from './item/copy-item.ts';
import { editItems } from './item/edit-items.ts';
import { findItem } from './item/find-item.ts';
import { itemPictures, itemRatings } from './item/item-pictures.ts';
import { hasStoredItems } from './item/item-store.ts';
import { listItems } from './item/list-items.ts';
import { lowByVariant, usualWarnFrom } from './item/low-stock.ts';
import { markSoldOut } from './item/mark-sold-out.ts';
import { saveItem } from './item/save-item.ts';
import { saveStock } from './item/save-stock.ts';
import { sortItems } from './item/sort-items.ts';
import { countAllWords, countWordsJob, noteWordsJob } from './words/count-words.job.ts';

export const catalog: Module = {
  name: 'catalog',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: catalogCapabilities,
  problems: catalogProblems,
  streams: [catalogStream],
  declaredHooks: [itemCopied, itemPictures, itemRatings, usualWarnFrom, lowByVariant],
  firstScreen: [
    ...(['sold_out', 'low'] as const).map((state) =>
      askedFirst('service', itemApi.list, listItems, () => ({
        filter: { state, sort: 'hand' as const, dir: 'asc' as const, limit: 3 },
      })),
    ),
  ],
  routes: [
    on(itemApi.list, listItems),
    on(itemApi.find, findItem),
    on(itemApi.add, addItem),
    on(itemApi.save, saveItem),
    on(itemApi.edit, editItems),
    on(itemApi.copy, copyItem),
    on(itemApi.archive, archiveItems),
    on(itemApi.sort, sortItems),
    on(itemApi.markSoldOut, markSoldOut),
    on(itemApi.saveStock, saveStock),
    on(categoryApi.list, listCategories),
    on(categoryApi.save, saveCategory),
    on(categoryApi.sort, sortCategories),
    on(categoryApi.archive, archiveCategory),
  ],
  jobs: [noteWordsJob, countWordsJob, countAllWords],
  firstSteps: [
    {
      name: 'items',
      rank: 30,
      path: '/admin/shop/new',
      capability: 'catalog.manage',
      trades: ['', 'restaurant', 'shop', 'lockers'],
      isBeginning: true,
      isDone: hasStoredItems,
    },
  ],
  demo: async (ctx) => {
    await createDemoCatalog(ctx);
    await createDemoGoods(ctx);
    await createDemoServices(ctx);
  },
};
