import { problemsOf } from '@fachwerk/base/problem';
import { refuseAboveLimit } from '@fachwerk/companies/facade-standing';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { catalogProblems, type itemApi } from '../../contract.ts';
import { lockTakingCategory } from '../category/category-store.ts';
import { notifyCatalog } from '../notify-catalog.ts';
import { checkedItem, withFreeNumber } from './checked-item.ts';
import { addStoredItem, countStoredItems, findStoredItem } from './item-store.ts';
import { itself, notePrices } from './price-store.ts';

const problem = problemsOf(catalogProblems);

export const addItem: UseCase<typeof itemApi.add> = async (ctx, { item }) => {
  const refusal = await lockTakingCategory(ctx, item.categoryId);
  if (refusal) throw problem(refusal);
  const data = await checkedItem(ctx, item, null);
  await refuseAboveLimit(ctx, 'items', () => countStoredItems(ctx));
  const id = ctx.newId();
  await withFreeNumber(data.number, () => addStoredItem(ctx, id, data));
  await notePrices(ctx, itself(id), null, data);
  await audit(ctx, {
    subjectKind: 'item',
    subjectId: id,
    action: 'item.added',
    after: { name: data.name.de, priceCents: data.priceCents },
    address: ctx.request.address,
  });
  const added = await findStoredItem(ctx, id);
  await notifyCatalog(ctx);
  return added!;
};
