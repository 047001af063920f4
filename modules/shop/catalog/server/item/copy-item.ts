import { problemsOf } from '@fachwerk/base/problem';
import { refuseAboveLimit } from '@fachwerk/companies/facade-tenancy';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import type { UseCase } from '@fachwerk/server/module';
import { catalogProblems, type Item, type ItemData, type itemApi } from '../../contract.ts';
import { lockTakingCategories } from '../category/category-store.ts';
import { notifyCatalog } from '../notify-catalog.ts';
import { addStoredItems, countStoredItems, findStoredItem } from './item-store.ts';
import { itself, notePrices } from './price-store.ts';
import { listRelatedItems, saveRelatedItems } from './related-store.ts';
import { dataOf } from './write-item.ts';

/** What the modules above keep of an item is copied with it, in the same transaction. */
export const itemCopied = hook<(ctx: Ctx, from: string, to: string) => Promise<void>>('catalog.item-copied');

const problem = problemsOf(catalogProblems);

export const copyItem: UseCase<typeof itemApi.copy> = async (ctx, { id: of }) => {
  const original = await findStoredItem(ctx, of);
  if (!original) throw problem('item.unknown');
  const refusal = await lockTakingCategories(ctx, [original.categoryId]);
  if (refusal) throw problem(refusal);
  const data = copyOf(original);
  await refuseAboveLimit(ctx, 'items', () => countStoredItems(ctx));
  const id = ctx.newId();
  await addStoredItems(ctx, [{ id, data }]);
  await notePrices(ctx, itself(id), null, data);
  await saveRelatedItems(ctx, id, await listRelatedItems(ctx, of));
  await ctx.app.hooks.find(itemCopied)?.(ctx, of, id);
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
