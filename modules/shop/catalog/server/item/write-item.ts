import { beforeAndAfter, changesOf, saveConflict } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import { auditAll } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { catalogProblems, type Item, type ItemData } from '../../contract.ts';
import { lockTakingCategories } from '../category/category-store.ts';
import { checkedItem, withFreeNumber } from './checked-item.ts';
import { saveStoredItems } from './item-store.ts';
import { noteManyPrices } from './price-store.ts';

const problem = problemsOf(catalogProblems);

/** Writes what an item is to be like over a locked one, with its prices and the trail; whether anything changed. */
export async function writeItem(ctx: Ctx, current: Item, given: ItemData, version: number): Promise<boolean> {
  const data = await checkedItem(ctx, given, current);
  if (version !== current.version) {
    throw problem('item.changed_meanwhile', {}, { conflict: saveConflict(current, data) });
  }
  return (await changeItems(ctx, [{ current, data }])).has(current.id);
}

/** Locked items as they are to be from now on, checked before; the ids of those that were not so already. */
export async function changeItems(
  ctx: Ctx,
  given: readonly { readonly current: Item; readonly data: ItemData }[],
): Promise<ReadonlySet<string>> {
  const changed = given.flatMap(({ current, data }) => {
    const changes = changesOf(current, data);
    return changes.length > 0 ? [{ id: current.id, current, data, changes }] : [];
  });
  if (changed.length === 0) return new Set();
  const moved = changed.filter(({ current, data }) => data.categoryId !== current.categoryId);
  const refusal = await lockTakingCategories(
    ctx,
    moved.map(({ data }) => data.categoryId),
  );
  if (refusal) throw problem(refusal);
  await withFreeNumber(
    changed.map(({ data }) => data),
    () => saveStoredItems(ctx, changed),
  );
  await noteManyPrices(
    ctx,
    changed.map(({ id, current, data }) => ({ itemId: id, before: current, after: data })),
  );
  const edited = changed.map(({ id, changes }) => ({
    subjectKind: 'item',
    subjectId: id,
    action: 'item.edited',
    address: ctx.request.address,
    ...beforeAndAfter(changes),
  }));
  await auditAll(ctx, edited);
  return new Set(changed.map(({ id }) => id));
}

/** What the editor writes of an item, and nothing else of it. */
export function dataOf(item: Item): ItemData {
  const {
    id: _,
    stock: __,
    isSoldOut: ___,
    soldOutUntil: ____,
    hasVariants: _____,
    isArchived: ______,
    version: _______,
    ...data
  } = item;
  return data;
}
