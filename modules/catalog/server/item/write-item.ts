import { beforeAndAfter, changesOf, saveConflict } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { catalogProblems, type Item, type ItemData } from '../../contract.ts';
import { lockTakingCategory } from '../category/category-store.ts';
import { checkedItem, withFreeNumber } from './checked-item.ts';
import { saveStoredItem } from './item-store.ts';
import { itself, notePrices } from './price-store.ts';

const problem = problemsOf(catalogProblems);

/** Writes what an item is to be like over a locked one, with its prices and the trail; whether anything changed. */
export async function writeItem(ctx: Ctx, current: Item, given: ItemData, version: number): Promise<boolean> {
  if (given.categoryId !== current.categoryId) {
    const refusal = await lockTakingCategory(ctx, given.categoryId);
    if (refusal) throw problem(refusal);
  }
  const data = await checkedItem(ctx, given, current);
  if (version !== current.version) {
    throw problem('item.changed_meanwhile', {}, { conflict: saveConflict(current, data) });
  }
  const changes = changesOf(current, data);
  if (changes.length === 0) return false;

  await withFreeNumber(data.number, () => saveStoredItem(ctx, current.id, data));
  await notePrices(ctx, itself(current.id), current, data);
  await audit(ctx, {
    subjectKind: 'item',
    subjectId: current.id,
    action: 'item.edited',
    ...beforeAndAfter(changes),
    address: ctx.request.address,
  });
  return true;
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
