import { problemsOf } from '@fachwerk/base/problem';
import { catalogProblems } from '@fachwerk/catalog/contract';
import { lockItem, notifyCatalog } from '@fachwerk/catalog/facade';
import type { UseCase } from '@fachwerk/server/module';
import { type optionApi, variantProblems } from '../../contract-variant.ts';
import { findStoredOptions, saveHead } from './options-store.ts';
import { writeGroups } from './write-groups.ts';

const problem = problemsOf({ ...catalogProblems, ...variantProblems });

export const saveGroups: UseCase<typeof optionApi.saveGroups> = async (ctx, { itemId, version, groupIds }) => {
  const item = await lockItem(ctx, itemId);
  if (!item) throw problem('item.unknown');
  const current = await findStoredOptions(ctx, itemId);
  if (version !== current.version) throw problem('options.changed_meanwhile');
  await writeGroups(ctx, itemId, groupIds);
  await saveHead(ctx, itemId, current.variantsName);
  const saved = await findStoredOptions(ctx, itemId);
  await notifyCatalog(ctx);
  return saved;
};
