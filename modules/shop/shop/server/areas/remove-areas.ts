import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { shopProblems } from '../../contract.ts';
import type { areaApi } from '../../contract-area.ts';
import { lockSettings } from '../settings/settings-store.ts';
import { removeStoredAreas } from './area-store.ts';
import { recordAreaChange } from './change-areas.ts';

const problem = problemsOf(shopProblems);

export const removeAreas: UseCase<typeof areaApi.remove> = async (ctx, { ids }) => {
  await lockSettings(ctx);
  const removed = await removeStoredAreas(ctx, ids);
  if (removed.length === 0) throw problem('area.unknown');
  await recordAreaChange(ctx, removed, []);
  return { removed: removed.length };
};
