import { addDays } from '@fachwerk/base/time';
import { companyByCode } from '@fachwerk/companies/facade';
import { insertController } from '@fachwerk/devices/facade';
import { type LocationHead, listLocations } from '@fachwerk/locations/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { insertLocks } from '../locks/write-locks.ts';
import { ensureDays } from '../telemetry/telemetry-days.ts';
import { fillDemoFaults } from './demo-faults.ts';
import { fillDemoNow, followDemoNow } from './demo-now.ts';
import { fillDemoRecent } from './demo-recent.ts';
import { fillDemoRentals } from './demo-rentals.ts';
import { fillDemoTelemetry } from './demo-telemetry.ts';
import { DEMO_WALLS, demoBoxes } from './demo-walls.ts';

export const DEMO_CODES = ['zeitlagercity', 'zeitlager-hamburg'];
const DAYS = 365;

/** Walls with a year behind them, in demo companies alone. Leaves one alone that has locks already. */
export async function createDemoLockers(ctx: WorkCtx): Promise<void> {
  await ensureDays(ctx.db, ctx.now);
  for (const code of DEMO_CODES) {
    const company = await companyByCode(ctx, code);
    if (!company?.isDemo) continue;
    await ctx.db.transaction(async (db) => {
      const scoped = { ...ctx, db, companyId: company.id };
      if (await hasLocks(scoped)) return;
      for (const location of await listLocations(scoped)) {
        if (location.companyId === company.id) await addWall(scoped, location);
      }
      await fillDemoRentals(scoped, DAYS);
      await fillDemoNow(scoped);
      await fillDemoRecent(scoped);
      await followDemoNow(scoped);
      await fillDemoTelemetry(scoped, DAYS);
      await fillDemoFaults(scoped, DAYS);
    });
  }
}

async function hasLocks({ db, companyId }: CompanyCtx): Promise<boolean> {
  return (await db.first(sql`select from lockers.lock where company_id = ${companyId} limit 1`)) !== undefined;
}

async function addWall(ctx: CompanyCtx, location: LocationHead): Promise<void> {
  const wall = DEMO_WALLS[location.city];
  if (!wall) return;
  const then = { ...ctx, now: addDays(ctx.now, -DAYS) };
  const ids: string[] = [];
  for (let n = 1; n <= wall.controllers; n++) ids.push(await addDevice(then, location, 'controller', n));
  await addDevice(then, location, 'terminal', 1);
  await insertLocks(then, location, demoBoxes(wall, ids), then.now);
}

async function addDevice(
  ctx: CompanyCtx,
  { id: locationId, city }: LocationHead,
  kind: 'controller' | 'terminal',
  n: number,
): Promise<string> {
  const id = ctx.newId();
  const name = kind === 'terminal' ? `${city} Eingang` : `${city} ${n}`;
  const lockType = kind === 'terminal' ? '' : city === 'Berlin' ? 'Funkschloss F2' : 'Kabelschloss K1';
  const serial = `${kind === 'terminal' ? 'FT' : 'FC'}-${city.slice(0, 1)}${String(n).padStart(4, '0')}`;
  await insertController(ctx, id, { locationId, kind, name, serial, note: '', lockType }, { isVirtual: true });
  return id;
}
