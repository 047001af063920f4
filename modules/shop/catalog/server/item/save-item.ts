import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { catalogProblems, type itemApi } from '../../contract.ts';
import { notifyCatalog } from '../notify-catalog.ts';
import { findStoredItem, lockItem } from './item-store.ts';
import { writeItem } from './write-item.ts';

const problem = problemsOf(catalogProblems);

export const saveItem: UseCase<typeof itemApi.save> = async (ctx, { id, version, item }) => {
  const current = await lockItem(ctx, id);
  if (!current) throw problem('item.unknown');
  if (!(await writeItem(ctx, current, item, version))) return current;
  const saved = await findStoredItem(ctx, id);
  await notifyCatalog(ctx);
  return saved!;
};
