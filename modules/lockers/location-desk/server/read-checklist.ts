import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { locationProblems } from '@fachwerk/locations/contract';
import { findTerms } from '@fachwerk/locations/facade';
import { saleGaps } from '@fachwerk/locations/rules/on-sale';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { legalReadiness } from '@fachwerk/sites/facade';
import type { locationDeskApi } from '../contract.ts';
import { type ChecklistFacts, checklistLines, isSold } from '../rules/checklist.ts';

const problem = problemsOf(locationProblems);

export const readChecklist: UseCase<typeof locationDeskApi.checklist> = async (ctx, { locationId }) => {
  const location = await findTerms(ctx, locationId);
  if (!location) throw problem('location.unknown');
  const scoped = inCompany(ctx, location.companyId);
  const [boxes, controllers, legal] = await Promise.all([
    countBoxes(scoped, locationId),
    listControllers(scoped, locationId),
    legalReadiness(scoped),
  ]);
  const facts: ChecklistFacts = {
    gaps: saleGaps(location),
    boxes,
    unproven: boxes.unproven,
    unpriced: { sizes: boxes.unpricedSizes, boxes: boxes.unpriced },
    hasPriceGroup: location.priceGroupId !== null,
    controllers,
    partyFields: legal.missing,
    shippedTexts: legal.unchecked,
  };
  return {
    locationId,
    companyId: location.companyId,
    isOnSale: isSold(facts),
    boxes: { all: boxes.all, onSale: boxes.onSale, free: boxes.free },
    lines: checklistLines(facts),
  };
};

type Boxes = {
  readonly all: number;
  /** Sold, whoever has them at the moment. */
  readonly onSale: number;
  readonly free: number;
  readonly unproven: readonly string[];
  readonly unpriced: number;
  readonly unpricedSizes: readonly string[];
};

async function countBoxes({ db, companyId }: CompanyCtx, locationId: string): Promise<Boxes> {
  const row = await db.first<Boxes>(sql`
    select count(*)::int as "all", count(*) filter (where state = 'free')::int as free,
      count(*) filter (where proven_at is not null and is_priced and is_location_on_sale)::int as on_sale,
      coalesce(array_agg(number order by sort_number) filter (where proven_at is null), '{}') as unproven,
      count(*) filter (where not is_priced)::int as unpriced,
      coalesce(array_agg(distinct size_code) filter (where not is_priced), '{}') as unpriced_sizes
    from lockers.box_view
    where company_id = ${companyId} and location_id = ${locationId} and archived_at is null`);
  return row!;
}

function listControllers({ db, companyId }: CompanyCtx, locationId: string) {
  return db.rows<ChecklistFacts['controllers'][number]>(sql`
    select name, last_seen_at is not null as is_heard from devices.controller_view
    where company_id = ${companyId} and location_id = ${locationId} and kind = 'controller' and archived_at is null
    order by name, id`);
}
