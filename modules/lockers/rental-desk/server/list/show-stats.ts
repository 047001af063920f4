import { RentalPhase } from '@fachwerk/active-rentals/contract';
import { addMinutes, dayOf, sameTimeAfter, startOfDay } from '@fachwerk/base/time';
import { visibleCompanies, withinPlaces } from '@fachwerk/companies/facade';
import { revenueBetween } from '@fachwerk/orders/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import type { accessRightApi } from '../../contract.ts';
import { phaseIs } from './phase-condition.ts';

/** What has ended grows for ever: beyond this nobody counts. */
const MOST_COUNTED = 1000;

type Scope = { readonly companyIds: readonly string[]; readonly locationId: string | undefined };

/** Revenue is compared with the same day last week up to the same time: half a day never looks like a bad one. */
export const showStats: UseCase<typeof accessRightApi.stats> = async (ctx, { locationId }) => {
  const scope = { companyIds: await visibleCompanies(ctx), locationId };
  // A day of business begins at midnight where the company is, whatever the zone of a location.
  const today = dayOf(ctx.now);
  const counts = await countPhases(ctx, scope);
  const count = (phase: RentalPhase) => counts[phase] ?? 0;
  return {
    active: count('running') + count('grace') + count('overrun'),
    overruns: count('overrun'),
    ...(await countBoxes(ctx, scope)),
    revenueTodayCents: await revenue(ctx, scope, startOfDay(today), addMinutes(ctx.now, 1)),
    revenueSameDayLastWeekCents: await revenue(
      ctx,
      scope,
      startOfDay(today.subtract({ days: 7 })),
      addMinutes(sameTimeAfter(ctx.now, -7), 1),
    ),
    ...(await countSoon(ctx, scope, today)),
    counts,
  };
};

const inScope = (ctx: Ctx, { companyIds, locationId }: Scope): Sql =>
  allOf([
    sql`r.company_id = any(${companyIds})`,
    withinPlaces(ctx, sql`r.location_id`),
    locationId === undefined ? null : sql`r.location_id = ${locationId}`,
  ]);

async function countPhases(ctx: Ctx, scope: Scope): Promise<Partial<Record<RentalPhase, number>>> {
  const counted = RentalPhase.options.map(
    (phase) => sql`
      select ${phase}::text as phase, count(*)::int as count from (
        select from rentals.rental_view r where ${inScope(ctx, scope)} and ${phaseIs(phase, ctx.now)} limit ${MOST_COUNTED}
      ) as counted`,
  );
  const rows = await ctx.db.rows<{ phase: RentalPhase; count: number }>(
    counted.reduce((sofar, next) => sql`${sofar} union all ${next}`),
  );
  return Object.fromEntries(rows.map(({ phase, count }) => [phase, count]));
}

async function countBoxes(ctx: Ctx, { companyIds, locationId }: Scope): Promise<{ boxes: number; freeBoxes: number }> {
  // Grouped by state: prices and alarms are then read once for all boxes. A filter in the sum over all would look for them box by box, because
  // PostgreSQL plans what stands there for the one row that comes out.
  const rows = await ctx.db.rows<{ state: string; boxes: number }>(sql`
    select b.state, count(*)::int as boxes from lockers.box_view b
    where b.company_id = any(${companyIds}) and b.archived_at is null and ${withinPlaces(ctx, sql`b.location_id`)}
      and (${locationId ?? null}::uuid is null or b.location_id = ${locationId ?? null})
    group by b.state`);
  return {
    boxes: rows.reduce((sum, { boxes }) => sum + boxes, 0),
    freeBoxes: rows.find(({ state }) => state === 'free')?.boxes ?? 0,
  };
}

async function countSoon(ctx: Ctx, scope: Scope, today: Temporal.PlainDate) {
  const [from, to] = [startOfDay(today), startOfDay(today.add({ days: 1 }))];
  const row = await ctx.db.first<{ startsToday: number; endsWithinTheHour: number }>(sql`
    select
      (select count(*)::int from rentals.rental_view r where ${inScope(ctx, scope)} and r.state in ('booked', 'active', 'ended')
        and r.starts_at >= ${from} and r.starts_at < ${to}) as starts_today,
      (select count(*)::int from rentals.rental_view r where ${inScope(ctx, scope)} and r.state = 'active'
        and r.ends_at >= ${ctx.now} and r.ends_at < ${addMinutes(ctx.now, 60)}) as ends_within_the_hour`);
  return row!;
}

/** Of locations: what their rentals contribute to the revenue. */
async function revenue(ctx: Ctx, { companyIds, locationId }: Scope, from: Date, to: Date): Promise<number> {
  if (locationId === undefined && !ctx.places) return revenueBetween(ctx, companyIds, from, to);
  const here = locationId === undefined ? sql`true` : sql`location_id = ${locationId}`;
  const row = await ctx.db.first<{ cents: number }>(sql`
    select coalesce(sum(cents), 0)::int as cents from rentals.revenue_view
    where company_id = any(${companyIds}) and ${here} and ${withinPlaces(ctx, sql`location_id`)}
      and issued_at >= ${from} and issued_at < ${to}`);
  return row!.cents;
}
