import { problemsOf } from '@fachwerk/base/problem';
import { refuseAboveLimit } from '@fachwerk/companies/facade-standing';
import { auditAll } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { catalogProblems, type ItemData, type itemApi } from '../../contract.ts';
import { lockTakingCategories } from '../category/category-store.ts';
import { notifyCatalog } from '../notify-catalog.ts';
import { checkedItem, withFreeNumber } from './checked-item.ts';
import { addStoredItems, countStoredItems, findStoredItem } from './item-store.ts';
import { noteManyPrices } from './price-store.ts';

const problem = problemsOf(catalogProblems);

export const addItem: UseCase<typeof itemApi.add> = async (ctx, { item }) => {
  const [id] = await addItems(ctx, [await checkedItem(ctx, item, null)]);
  return (await findStoredItem(ctx, id!))!;
};

/** Many that were checked, all or none; their ids. */
export async function addItems(ctx: Ctx, data: readonly ItemData[]): Promise<string[]> {
  const refusal = await lockTakingCategories(
    ctx,
    data.map(({ categoryId }) => categoryId),
  );
  if (refusal) throw problem(refusal);
  await refuseAboveLimit(ctx, 'items', () => countStoredItems(ctx), data.length);
  const items = data.map((each) => ({ id: ctx.newId(), data: each }));
  await withFreeNumber(data, () => addStoredItems(ctx, items));
  await noteManyPrices(
    ctx,
    items.map(({ id, data: after }) => ({ itemId: id, before: null, after })),
  );
  const added = items.map(({ id, data: { name, priceCents } }) => ({
    ...{ subjectKind: 'item', subjectId: id, action: 'item.added', address: ctx.request.address },
    after: { name: name.de, priceCents },
  }));
  await auditAll(ctx, added);
  await notifyCatalog(ctx);
  return items.map(({ id }) => id);
}
