import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { noteBoxes } from '../changes/note-boxes.ts';
import { notifyLocks } from '../changes/notify-screens.ts';
import { CUSTOMERS_NOW } from './demo-now.ts';
import { CUSTOMERS } from './demo-rates.ts';
import { fillDemoRecent } from './demo-recent.ts';

/** Everybody who rents in the demo companies by themselves. */
export const DEMO_RENTERS: readonly string[] = [...CUSTOMERS, ...CUSTOMERS_NOW];

/** New renters of a demo company since the last time; the ids of what they have or had. Screens that show their boxes look again. */
export async function renewDemoBoxes(ctx: CompanyCtx): Promise<readonly string[]> {
  const added = await fillDemoRecent(ctx);
  const taken = await ctx.db.rows<{ lockId: string; locationId: string }>(sql`
    select l.id as lock_id, l.location_id from lockers.occupancy o join lockers.lock l on l.company_id = o.company_id and l.id = o.lock_id
    where o.company_id = ${ctx.companyId} and o.id = any(${added}::uuid[]) and o.released_at is null
    order by l.id`);
  await noteBoxes(
    ctx,
    taken.map(({ lockId }) => lockId),
  );
  await notifyLocks(ctx, taken);
  return added;
}
