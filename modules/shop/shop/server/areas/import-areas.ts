import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { shopProblems } from '../../contract.ts';
import type { areaApi } from '../../contract-area.ts';
import { lockSettings } from '../settings/settings-store.ts';
import { addStoredArea, listAreas, saveStoredArea } from './area-store.ts';
import { isSameArea, recordAreaChange, refuseTooMany } from './change-areas.ts';

const problem = problemsOf(shopProblems);

/** What stands twice in the lines is refused at the second; what is already so stays as it is. */
export const importAreas: UseCase<typeof areaApi.import> = async (ctx, { areas }) => {
  const twice = areas.findIndex(({ postcode }, index) => areas.findIndex((one) => one.postcode === postcode) < index);
  if (twice >= 0) {
    const params = { postcode: areas[twice]!.postcode };
    throw problem('area.twice', params, { fields: [{ path: `areas.${twice}.postcode`, code: 'area.twice', params }] });
  }
  if (areas.some(({ radiusMeters }) => radiusMeters !== null)) throw problem('area.not_in_table');
  await lockSettings(ctx);
  const known = new Map(
    (await listAreas(ctx)).filter(({ radiusMeters }) => radiusMeters === null).map((area) => [area.postcode, area]),
  );
  const added = areas.filter(({ postcode }) => !known.has(postcode));
  const changed = areas.filter((area) => known.has(area.postcode) && !isSameArea(known.get(area.postcode)!, area));
  for (const area of added) await addStoredArea(ctx, ctx.newId(), area);
  for (const area of changed) await saveStoredArea(ctx, known.get(area.postcode)!.id, area);
  await refuseTooMany(ctx);
  const before = changed.map(({ postcode }) => known.get(postcode)!);
  if (added.length + changed.length > 0) await recordAreaChange(ctx, before, [...added, ...changed]);
  return { added: added.length, changed: changed.length };
};
