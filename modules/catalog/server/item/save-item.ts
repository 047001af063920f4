import { beforeAndAfter, changesOf, saveConflict } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { catalogProblems, type itemApi } from '../../contract.ts';
import { lockTakingCategory } from '../category/category-store.ts';
import { notifyCatalog } from '../notify-catalog.ts';
import { checkedItem, withFreeNumber } from './checked-item.ts';
import { findStoredItem, lockItem, saveStoredItem } from './item-store.ts';
import { notePrices } from './price-store.ts';

const problem = problemsOf(catalogProblems);

export const saveItem: UseCase<typeof itemApi.save> = async (ctx, { id, version, item }) => {
  const current = await lockItem(ctx, id);
  if (!current) throw problem('item.unknown');
  if (item.categoryId !== current.categoryId) {
    const refusal = await lockTakingCategory(ctx, item.categoryId);
    if (refusal) throw problem(refusal);
  }
  const data = await checkedItem(ctx, item, current);
  if (version !== current.version) {
    throw problem('item.changed_meanwhile', {}, { conflict: saveConflict(current, data) });
  }
  const changes = changesOf(current, data);
  if (changes.length === 0) return current;

  await withFreeNumber(data.number, () => saveStoredItem(ctx, id, data));
  await notePrices(ctx, id, current, data);
  await audit(ctx, {
    subjectKind: 'item',
    subjectId: id,
    action: 'item.edited',
    ...beforeAndAfter(changes),
    address: ctx.request.address,
  });
  const saved = await findStoredItem(ctx, id);
  await notifyCatalog(ctx);
  return saved!;
};
