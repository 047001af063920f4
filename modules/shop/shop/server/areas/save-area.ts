import { saveConflict } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { shopProblems } from '../../contract.ts';
import type { areaApi } from '../../contract-area.ts';
import { lockSettings } from '../settings/settings-store.ts';
import { findArea, saveStoredArea } from './area-store.ts';
import { isSameArea, recordAreaChange, refuseUnknownCenter, withFreePostcode } from './change-areas.ts';

const problem = problemsOf(shopProblems);

export const saveArea: UseCase<typeof areaApi.save> = async (ctx, { id, version, area }) => {
  await lockSettings(ctx);
  const current = await findArea(ctx, id);
  if (!current) throw problem('area.unknown');
  if (current.version !== version)
    throw problem('area.changed_meanwhile', {}, { conflict: saveConflict(current, area) });
  if (isSameArea(current, area)) return current;
  refuseUnknownCenter(area);
  await withFreePostcode(area.postcode, () => saveStoredArea(ctx, id, area));
  await recordAreaChange(ctx, [current], [area]);
  return { ...area, id, version: version + 1 };
};
