import { companyChanged } from '@fachwerk/companies/contract';
import { visibleCompanies } from '@fachwerk/companies/facade';
import { locationChanged } from '@fachwerk/locations/contract';
import { pricesChanged } from '@fachwerk/pricing/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { when } from '@fachwerk/server/events';
import { type Sql, sql } from '@fachwerk/server/sql';
import { noteBoxes } from './note-boxes.ts';
import { notifyWalls } from './notify-screens.ts';

/** What decides whether boxes are sold lies with others: when it may have changed, their walls follow. */
export const saleListeners = [
  when(locationChanged, {
    name: 'lockers',
    run: (work, { companyId, locationId }) =>
      noteSale({ ...work, companyId }, [companyId], sql`location_id = ${locationId}`),
  }),
  when(companyChanged, {
    name: 'lockers',
    run: (work, { companyId }) => noteSale({ ...work, companyId }, [companyId], sql`true`),
  }),
  when(pricesChanged, {
    name: 'lockers',
    run: async (work, { networkId }) => {
      const ctx = { ...work, companyId: networkId };
      await noteSale(ctx, await visibleCompanies(ctx), sql`network_id = ${networkId}`);
    },
  }),
];

async function noteSale(ctx: CompanyCtx, companyIds: readonly string[], which: Sql): Promise<void> {
  const boxes = await ctx.db.rows<{ companyId: string; id: string; locationId: string }>(sql`
    select company_id, id, location_id from lockers.lock
    where company_id = any(${companyIds}::uuid[]) and archived_at is null and ${which}`);
  for (const [companyId, here] of Map.groupBy(boxes, (box) => box.companyId)) {
    const scoped = { ...ctx, companyId };
    await noteBoxes(
      scoped,
      here.map(({ id }) => id),
    );
    await notifyWalls(
      scoped,
      here.map(({ locationId }) => locationId),
    );
  }
}
