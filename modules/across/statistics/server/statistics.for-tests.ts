import { appointments } from '@fachwerk/appointments/module';
import { catalog } from '@fachwerk/catalog/module';
import { fulfilment } from '@fachwerk/fulfilment/module';
import { openRentals, type TestPlace } from '@fachwerk/rentals/testing';
import { newId } from '@fachwerk/server/ids';
import { timeTracking } from '@fachwerk/time-tracking/module';
import { visits } from '@fachwerk/visits/module';
import { type StatisticsFilter, statisticsApi } from '../contract.ts';
import { statistics } from './module.ts';
import { rollUpCompany } from './rollup/roll-up-company.ts';

export const NOBODY = '01890000-0000-7000-8000-000000000000';
/** Long before anything that a test looks at. */
const BUILT_AT = new Date('2024-12-31T23:00:00Z');

type Stay = { readonly lockId: string; readonly from: string; readonly to: string | null; readonly cents?: number };

/** Boxes of a franchisor, its franchisee and a stranger, whose past is written by hand. */
export async function openStatistics() {
  const world = await openRentals(catalog, fulfilment, timeTracking, visits, appointments, statistics);
  const { app } = world;
  const { db, sql } = app;

  async function boxes(place: TestPlace, count: number, sizeCode = 'S'): Promise<string[]> {
    const ids = await world.boxes(place, count, { sizeCode });
    await db.rows(sql`
      update lockers.lock set created_at = ${BUILT_AT} where company_id = ${place.companyId} and id = any(${ids}::uuid[])`);
    return ids;
  }

  async function stay({ companyId }: TestPlace, { lockId, from, to, cents = 500 }: Stay): Promise<void> {
    await db.rows(sql`
      insert into lockers.occupancy (company_id, id, lock_id, kind, starts_at, ends_at, released_at, revenue_cents)
      values (${companyId}, ${newId()}, ${lockId}, 'rented', ${from}::timestamptz, ${to ?? from}::timestamptz, ${to}::timestamptz, ${cents})`);
  }

  const rollUp = (companyId: string, days = 1) => world.within(companyId, (ctx) => rollUpCompany(ctx, days));
  const reader = (companyId = world.city.id, more: readonly string[] = []) =>
    app.as({ companyId, capabilities: ['statistics.read', ...more] });
  const show = async (filter: StatisticsFilter, companyId = world.city.id) =>
    (await reader(companyId).call(statisticsApi.show, { filter })).body;
  return { ...world, boxes, stay, rollUp, reader, show };
}
export type TestStatistics = Awaited<ReturnType<typeof openStatistics>>;
