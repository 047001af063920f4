import { findCompany } from '@fachwerk/companies/facade';
import { knownPostcodes } from '@fachwerk/places/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { areaApi } from '../../contract-area.ts';
import { findArea } from '../../rules/area.ts';
import { listAreas } from './area-store.ts';

/** More dots are no map any more. */
const MOST_PLACES = 2000;

export const showCoverage: UseCase<typeof areaApi.coverage> = async (ctx) => {
  const [areas, company] = await Promise.all([listAreas(ctx), findCompany(ctx)]);
  const covered = knownPostcodes().flatMap(({ postcode, name, position }) => {
    const area = findArea({ areas }, postcode);
    return area ? [{ postcode, name, ...position, areaId: area.id }] : [];
  });
  const served = new Set(covered.map(({ areaId }) => areaId));
  const home = knownPostcodes().find(({ postcode }) => postcode === company?.address.postcode);
  return {
    places: covered.slice(0, MOST_PLACES),
    isMore: covered.length > MOST_PLACES,
    home: home?.position ?? null,
    unknownIds: areas.filter(({ id }) => !served.has(id)).map(({ id }) => id),
  };
};
