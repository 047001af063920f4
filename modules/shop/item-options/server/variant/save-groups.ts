import { problemsOf } from '@fachwerk/base/problem';
import { catalogProblems } from '@fachwerk/catalog/contract';
import { lockItem, notifyCatalog } from '@fachwerk/catalog/facade';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { extraProblems } from '../../contract-extra.ts';
import { type optionApi, variantProblems } from '../../contract-variant.ts';
import { lockUsableGroups } from '../extra/group-store.ts';
import { findStoredOptions, saveGroupsOf, saveHead } from './options-store.ts';

const problem = problemsOf({ ...catalogProblems, ...variantProblems, ...extraProblems });

export const saveGroups: UseCase<typeof optionApi.saveGroups> = async (ctx, { itemId, version, groupIds: given }) => {
  const item = await lockItem(ctx, itemId);
  if (!item) throw problem('item.unknown');
  const current = await findStoredOptions(ctx, itemId);
  if (version !== current.version) throw problem('options.changed_meanwhile');
  const groupIds = [...new Set(given)];
  const refusal = await lockUsableGroups(ctx, groupIds);
  if (refusal) throw problem(refusal);
  await saveGroupsOf(ctx, itemId, groupIds);
  await saveHead(ctx, itemId, current.variantsName);
  await audit(ctx, {
    subjectKind: 'item',
    subjectId: itemId,
    action: 'item.extras_saved',
    address: ctx.request.address,
  });
  const saved = await findStoredOptions(ctx, itemId);
  await notifyCatalog(ctx);
  return saved;
};
