import type { UseCase } from '@fachwerk/server/module';
import type { foundItemApi } from '../contract.ts';
import { lockItem } from './item-store.ts';
import { problem } from './problem.ts';
import { saveChange } from './save-change.ts';
import { readItem } from './show-found-item.ts';

export const editFoundItem: UseCase<typeof foundItemApi.edit> = async (ctx, { id, version, ...given }) => {
  const { scoped, row } = await lockItem(ctx, id);
  if (row.version !== version) throw problem('found_item.changed_meanwhile');
  await saveChange(scoped, { before: row, after: { ...row, ...given }, step: { kind: 'edited' } });
  return readItem(ctx, row);
};
