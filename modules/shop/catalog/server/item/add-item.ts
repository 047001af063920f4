import { problemsOf } from '@fachwerk/base/problem';
import { refuseAboveLimit } from '@fachwerk/companies/facade-tenancy';
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
  const [id] = await addItems(ctx, [{ data: await checkedItem(ctx, item, null), stock: null }]);
  return (await findStoredItem(ctx, id!))!;
};

type NewItem = {
  /** Given by whoever must know it before. */
  readonly id?: string;
  readonly data: ItemData;
  readonly stock: number | null;
};

/** Many that were checked, all or none, with what is there of each; their ids. */
export async function addItems(ctx: Ctx, given: readonly NewItem[]): Promise<string[]> {
  const data = given.map((each) => each.data);
  const refusal = await lockTakingCategories(
    ctx,
    data.map(({ categoryId }) => categoryId),
  );
  if (refusal) throw problem(refusal);
  await refuseAboveLimit(ctx, 'items', () => countStoredItems(ctx), data.length);
  const items = given.map((each) => ({ ...each, id: each.id ?? ctx.newId() }));
  await withFreeNumber(data, () => addStoredItems(ctx, items));
  await noteManyPrices(
    ctx,
    items.map(({ id, data: after }) => ({ itemId: id, before: null, after })),
  );
  const added = items.flatMap(({ id, stock, data: { name, priceCents } }) => [
    { ...noteOf(ctx, id, 'item.added'), after: { name: name.de, priceCents } },
    ...(stock === null ? [] : [{ ...noteOf(ctx, id, 'item.stock_set'), before: { stock: null }, after: { stock } }]),
  ]);
  await auditAll(ctx, added);
  await notifyCatalog(ctx);
  return items.map(({ id }) => id);
}

const noteOf = ({ request: { address } }: Ctx, subjectId: string, action: string) => ({
  subjectKind: 'item',
  subjectId,
  action,
  address,
});
