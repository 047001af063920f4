import { dayOf, startOfDay } from '@fachwerk/base/time';
import type { LocationKey } from '@fachwerk/locations/facade';
import { gapsOf } from '@fachwerk/locations/rules/on-sale';
import type { Ctx } from '@fachwerk/server/ctx';
import { type Sql, sql } from '@fachwerk/server/sql';
import type { LocationFigures } from '../../contract.ts';
import { type ChecklistFacts, checklistLines, isSold, openLines } from '../../rules/checklist.ts';

type Sales = Pick<LocationFigures, 'isOnSale' | 'openLines' | 'boxes'>;

/** Of every location that was asked for; null where the caller may not see it. One statement each, however many they are. */
export type Figures = {
  readonly sales: ReadonlyMap<string, Sales>;
  readonly alerts: ReadonlyMap<string, number | null>;
  readonly revenue: ReadonlyMap<string, number | null>;
};

export async function readSales(ctx: Ctx, keys: readonly LocationKey[]): Promise<Figures['sales']> {
  const [boxes, controllers] = await Promise.all([countBoxes(ctx, keys), listControllers(ctx, keys)]);
  const boxesOf = new Map(boxes.map((row) => [row.locationId, row]));
  const controllersOf = Map.groupBy(controllers, ({ locationId }) => locationId);
  return new Map(
    keys.map((key) => {
      const counts = boxesOf.get(key.id) ?? NO_BOXES;
      const facts: ChecklistFacts = {
        gaps: gapsOf(key),
        boxes: counts,
        unproven: counts.unproven,
        unpriced: { sizes: [], boxes: counts.unpriced },
        hasPriceGroup: key.priceGroupId !== null,
        controllers: controllersOf.get(key.id) ?? [],
        partyFields: [],
        shippedTexts: [],
      };
      return [
        key.id,
        {
          isOnSale: isSold(facts),
          openLines: openLines({ lines: checklistLines(facts) }).length,
          boxes: { all: counts.all, free: counts.free, taken: counts.taken },
        },
      ];
    }),
  );
}

type Boxes = LocationFigures['boxes'] & {
  readonly onSale: number;
  readonly unproven: readonly string[];
  readonly unpriced: number;
};

const NO_BOXES: Boxes = { all: 0, free: 0, taken: 0, onSale: 0, unproven: [], unpriced: 0 };

function countBoxes({ db }: Ctx, keys: readonly LocationKey[]) {
  return db.rows<Boxes & { readonly locationId: string }>(sql`
    select location_id, count(*)::int as "all", count(*) filter (where state = 'free')::int as free,
      count(*) filter (where occupied_kind in ('rented', 'overrun'))::int as taken,
      count(*) filter (where proven_at is not null and is_priced and is_location_on_sale)::int as on_sale,
      coalesce(array_agg(number) filter (where proven_at is null), '{}') as unproven,
      count(*) filter (where not is_priced)::int as unpriced
    from lockers.box_view
    where ${among(keys)} and archived_at is null
    group by location_id`);
}

function listControllers({ db }: Ctx, keys: readonly LocationKey[]) {
  return db.rows<ChecklistFacts['controllers'][number] & { readonly locationId: string }>(sql`
    select location_id, name, last_seen_at is not null as is_heard from devices.controller_view
    where ${among(keys)} and kind = 'controller' and archived_at is null`);
}

type Counted = { readonly locationId: string; readonly count: number };

export async function readAlerts(ctx: Ctx, keys: readonly LocationKey[]): Promise<Figures['alerts']> {
  return ofVisible(ctx, 'alerts.read', keys, (seen) =>
    ctx.db.rows<Counted>(sql`
      select location_id, count(*)::int as count from alerts.open_alert_view where ${among(seen)} group by location_id`),
  );
}

/** Of the current month, by the days of the books. */
export async function readRevenue(ctx: Ctx, keys: readonly LocationKey[]): Promise<Figures['revenue']> {
  const monthStart = startOfDay(dayOf(ctx.now).with({ day: 1 }));
  return ofVisible(ctx, 'rentals.read', keys, (seen) =>
    ctx.db.rows<Counted>(sql`
      select location_id, sum(cents)::int as count from rentals.revenue_view
      where ${among(seen)} and issued_at >= ${monthStart}
      group by location_id`),
  );
}

/** Counts where the caller has the capability; a location without any has 0. */
async function ofVisible(
  { caller: { capabilities, limited } }: Ctx,
  capability: string,
  keys: readonly LocationKey[],
  count: (seen: readonly LocationKey[]) => Promise<Counted[]>,
): Promise<ReadonlyMap<string, number | null>> {
  const seen = keys.filter(({ id }) => capabilities.has(capability) || limited?.get(capability)?.has(id) === true);
  const rows = seen.length === 0 ? [] : await count(seen);
  const known = new Map<string, number | null>(seen.map(({ id }) => [id, 0]));
  for (const { locationId, count: found } of rows) known.set(locationId, found);
  return known;
}

const among = (keys: readonly LocationKey[]): Sql =>
  sql`company_id = any(${[...new Set(keys.map(({ companyId }) => companyId))]}::uuid[])
    and location_id = any(${keys.map(({ id }) => id)}::uuid[])`;
