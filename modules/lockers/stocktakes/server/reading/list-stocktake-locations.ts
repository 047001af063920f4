import { textIn } from '@fachwerk/base/translated';
import { visibleCompanies } from '@fachwerk/companies/facade';
import { listTerms } from '@fachwerk/locations/facade';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { stocktakeApi } from '../../contract.ts';
import { listLastStocktakes } from '../stocktake-store.ts';

/** Those that were never checked come first, then the longest unchecked ones. */
export const listStocktakeLocations: UseCase<typeof stocktakeApi.locations> = async (ctx) => {
  const companyIds = await visibleCompanies(ctx);
  const [terms, last, boxes] = await Promise.all([
    listTerms(ctx),
    listLastStocktakes(ctx, companyIds),
    ctx.db.rows<{ locationId: string; count: number }>(sql`
      select location_id, count(*)::integer as count from lockers.lock_view
      where company_id = any(${companyIds}) and archived_at is null group by location_id`),
  ]);
  const lastOf = new Map(last.map((each) => [each.locationId, each]));
  const boxesOf = new Map(boxes.map(({ locationId, count }) => [locationId, count]));
  const locations = terms
    .map(({ id, name, companyName }) => ({
      locationId: id,
      name: textIn(name, 'de'),
      companyName,
      boxes: boxesOf.get(id) ?? 0,
      lastFinishedAt: lastOf.get(id)?.lastFinishedAt ?? null,
      openId: lastOf.get(id)?.openId ?? null,
    }))
    .filter((location) => location.boxes > 0)
    .sort(
      (one, other) =>
        (one.lastFinishedAt?.getTime() ?? 0) - (other.lastFinishedAt?.getTime() ?? 0) ||
        one.name.localeCompare(other.name, 'de'),
    );
  return { locations };
};
