import { dayOf, startOfDay } from '@fachwerk/base/time';
import { visibleCompanies } from '@fachwerk/companies/facade';
import { listTerms } from '@fachwerk/locations/facade';
import { saleGaps } from '@fachwerk/locations/rules/on-sale';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { LocationSummary, locationDeskApi } from '../contract.ts';
import { type ChecklistFacts, checklistLines, isSold, openLines } from '../rules/checklist.ts';

/** One statement per kind of figure, however many locations there are; money and alerts only for callers who may see them. */
export const listSummaries: UseCase<typeof locationDeskApi.summaries> = async (ctx) => {
  const visible = await visibleCompanies(ctx);
  const { capabilities, limited } = ctx.caller;
  const may = (capability: string) => capabilities.has(capability) || limited?.has(capability) === true;
  const seesAt = (capability: string, id: string) =>
    capabilities.has(capability) || limited?.get(capability)?.has(id) === true;
  const [locations, boxes, controllers, alerts, revenue] = await Promise.all([
    listTerms(ctx),
    countBoxes(ctx, visible),
    listControllers(ctx, visible),
    may('alerts.read') ? countAlerts(ctx, visible) : null,
    may('rentals.read') ? sumRevenue(ctx, visible) : null,
  ]);
  const boxesOf = new Map(boxes.map((row) => [row.locationId, row]));
  const controllersOf = Map.groupBy(controllers, ({ locationId }) => locationId);
  return {
    locations: locations.map((location): LocationSummary => {
      const counts = boxesOf.get(location.id) ?? NO_BOXES;
      const facts: ChecklistFacts = {
        gaps: saleGaps(location),
        boxes: counts,
        unproven: counts.unproven,
        unpriced: { sizes: [], boxes: counts.unpriced },
        hasPriceGroup: location.priceGroupId !== null,
        controllers: controllersOf.get(location.id) ?? [],
        partyFields: [],
        shippedTexts: [],
      };
      return {
        locationId: location.id,
        isOnSale: isSold(facts),
        openLines: openLines({ lines: checklistLines(facts) }).length,
        boxes: { all: counts.all, free: counts.free, taken: counts.taken },
        openAlerts: alerts && seesAt('alerts.read', location.id) ? (alerts.get(location.id) ?? 0) : null,
        revenueCents: revenue && seesAt('rentals.read', location.id) ? (revenue.get(location.id) ?? 0) : null,
      };
    }),
  };
};

type Boxes = LocationSummary['boxes'] & {
  readonly onSale: number;
  readonly unproven: readonly string[];
  readonly unpriced: number;
};

const NO_BOXES: Boxes = { all: 0, free: 0, taken: 0, onSale: 0, unproven: [], unpriced: 0 };

function countBoxes({ db }: Ctx, visible: readonly string[]) {
  return db.rows<Boxes & { readonly locationId: string }>(sql`
    select location_id, count(*)::int as "all", count(*) filter (where state = 'free')::int as free,
      count(*) filter (where occupied_kind in ('rented', 'overrun'))::int as taken,
      count(*) filter (where proven_at is not null and is_priced and is_location_on_sale)::int as on_sale,
      coalesce(array_agg(number) filter (where proven_at is null), '{}') as unproven,
      count(*) filter (where not is_priced)::int as unpriced
    from lockers.box_view
    where company_id = any(${visible}) and archived_at is null
    group by location_id`);
}

function listControllers({ db }: Ctx, visible: readonly string[]) {
  return db.rows<ChecklistFacts['controllers'][number] & { readonly locationId: string }>(sql`
    select location_id, name, last_seen_at is not null as is_heard from devices.controller_view
    where company_id = any(${visible}) and kind = 'controller' and archived_at is null`);
}

type Counted = { readonly locationId: string; readonly count: number };

async function countAlerts({ db }: Ctx, visible: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.rows<Counted>(sql`
    select location_id, count(*)::int as count from alerts.open_alert_view
    where company_id = any(${visible}) and location_id is not null
    group by location_id`);
  return new Map(rows.map(({ locationId, count }) => [locationId, count]));
}

/** By the days of the books. */
async function sumRevenue({ db, now }: Ctx, visible: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const monthStart = startOfDay(dayOf(now).with({ day: 1 }));
  const rows = await db.rows<Counted>(sql`
    select location_id, sum(cents)::int as count from rentals.revenue_view
    where company_id = any(${visible}) and issued_at >= ${monthStart}
    group by location_id`);
  return new Map(rows.map(({ locationId, count }) => [locationId, count]));
}
