import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type limitApi, limitProblems } from '../contract.ts';
import { listLimitPlaces, listSets } from './limit-store.ts';

const problem = problemsOf(limitProblems);

export const showLimitsAt: UseCase<typeof limitApi.at> = async (ctx, { locationId }) => {
  const [place] = await listLimitPlaces(ctx, locationId);
  if (!place) throw problem('limit.location_unknown');
  const sets = await listSets(ctx, [...new Set([place.networkId, place.companyId])]);
  return { place, sets: sets.filter((set) => set.locationId === null || set.locationId === locationId) };
};
