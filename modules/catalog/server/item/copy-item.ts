import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { catalogProblems, type Item, type ItemData, type itemApi } from '../../contract.ts';
import { lockTakingCategory } from '../category/category-store.ts';
import { notifyCatalog } from '../notify-catalog.ts';
import { addStoredItem, findStoredItem } from './item-store.ts';
import { notePrices } from './price-store.ts';
import { dataOf } from './write-item.ts';

const problem = problemsOf(catalogProblems);

export const copyItem: UseCase<typeof itemApi.copy> = async (ctx, { id: of }) => {
  const original = await findStoredItem(ctx, of);
  if (!original) throw problem('item.unknown');
  const refusal = await lockTakingCategory(ctx, original.categoryId);
  if (refusal) throw problem(refusal);
  const data = copyOf(original);
  const id = ctx.newId();
  await addStoredItem(ctx, id, data);
  await notePrices(ctx, id, null, data);
  await audit(ctx, {
    subjectKind: 'item',
    subjectId: id,
    action: 'item.copied',
    after: { name: data.name.de, of },
    address: ctx.request.address,
  });
  const added = await findStoredItem(ctx, id);
  await notifyCatalog(ctx);
  return added!;
};

/** A number and an EAN belong to one item, and a promo to a price that was there before. */
function copyOf(item: Item): ItemData {
  const data = dataOf(item);
  return { ...data, name: { ...data.name, de: `${data.name.de.slice(0, 116)} (2)` }, number: '', ean: '', promo: null };
}
