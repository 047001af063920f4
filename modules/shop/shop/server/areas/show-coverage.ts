import type { Output } from '@fachwerk/base/contract';
import { findCompany } from '@fachwerk/companies/facade';
import { knownPostcodes } from '@fachwerk/places/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { areaApi } from '../../contract-area.ts';
import { findArea } from '../../rules/area.ts';
import { listAreas } from './area-store.ts';

/** More dots are no map any more. */
const MOST_PLACES = 2000;

/** From data that is shipped; nobody outside is asked. */
export async function coverageOf(ctx: CompanyCtx): Promise<Output<typeof areaApi.coverage>> {
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
    rings: areas.flatMap(({ id, postcode, radiusMeters }) => {
      const center = knownPostcodes().find((each) => each.postcode === postcode)?.position;
      return center && radiusMeters !== null ? [{ id, ...center, radiusMeters }] : [];
    }),
    unknownIds: areas.filter(({ id }) => !served.has(id)).map(({ id }) => id),
  };
}

export const showCoverage: UseCase<typeof areaApi.coverage> = (ctx) => coverageOf(ctx);
