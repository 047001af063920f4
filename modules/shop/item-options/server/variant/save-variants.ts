import { problemsOf } from '@fachwerk/base/problem';
import { catalogProblems } from '@fachwerk/catalog/contract';
import { lockItem, notifyCatalog } from '@fachwerk/catalog/facade';
import type { UseCase } from '@fachwerk/server/module';
import { type optionApi, variantProblems } from '../../contract-variant.ts';
import { findStoredOptions, saveHead } from './options-store.ts';
import { writeVariants } from './write-variants.ts';

const problem = problemsOf({ ...catalogProblems, ...variantProblems });

export const saveVariants: UseCase<typeof optionApi.saveVariants> = async (ctx, given) => {
  const { itemId, version, variantsName, variants } = given;
  const item = await lockItem(ctx, itemId);
  if (!item) throw problem('item.unknown');
  const current = await findStoredOptions(ctx, itemId);
  if (version !== current.version) throw problem('options.changed_meanwhile');
  await writeVariants(ctx, item, current, variants);
  await saveHead(ctx, itemId, variantsName);
  const saved = await findStoredOptions(ctx, itemId);
  await notifyCatalog(ctx);
  return saved;
};
