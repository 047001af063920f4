import { addSeconds } from '@fachwerk/base/time';
import { linkOf, NotSent, sendCommand } from '@fachwerk/devices/facade';
import { COMMAND_LIFE_SECONDS } from '@fachwerk/devices/wire';
import { readLimits } from '@fachwerk/limits/facade';
import { limitsOf } from '@fachwerk/limits/rules/limits';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { job } from '@fachwerk/server/jobs';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { isWarmingDue } from '../../rules/keep-warm.ts';

type Place = {
  readonly companyId: string;
  readonly networkId: string;
  readonly locationId: string;
  readonly timeZone: string;
  readonly lastAt: Date | null;
};
type WarmLock = { readonly controllerId: string; readonly channel: number };

/** A round is marked before it begins: done twice, it would cost battery twice. */
export const keepWarm = job({
  name: 'lock.keep_warm',
  payload: z.object({}),
  cron: '* * * * *',
  tries: 1,
  transaction: 'own',
  run: async (ctx) => {
    if (!linkOf(ctx.app).isUp()) return;
    const places = await listPlaces(ctx);
    const book = await readLimits(ctx, places);
    for (const place of places) {
      const { keepWarm: wanted } = limitsOf(book, place);
      if (isWarmingDue(wanted, place.timeZone, place.lastAt, ctx.now) && (await isOurs(ctx, place))) {
        await warm(ctx, place);
      }
    }
  },
});

function listPlaces({ db }: WorkCtx): Promise<Place[]> {
  return db.rows<Place>(
    acrossCompanies(
      'locks of all companies are kept warm by one job',
      sql`
      select p.company_id, p.network_id, p.id as location_id, p.time_zone, w.last_at from locations.location_view p
      left join maintenance.keep_warm w on w.company_id = p.company_id and w.location_id = p.id`,
    ),
  );
}

/** Another process may have begun the same round. */
async function isOurs({ db, now }: WorkCtx, { companyId, locationId, lastAt }: Place): Promise<boolean> {
  const count = await db.count(sql`
    insert into maintenance.keep_warm as known (company_id, location_id, last_at) values (${companyId}, ${locationId}, ${now})
    on conflict (company_id, location_id) do update set last_at = excluded.last_at where known.last_at = ${lastAt}`);
  return count > 0;
}

/** A controller that is not there is passed over: nothing waits for it. */
async function warm(work: WorkCtx, { companyId, locationId }: Place): Promise<void> {
  const ctx = { ...work, companyId };
  const locks = await ctx.db.rows<WarmLock>(sql`
    select l.controller_id, l.channel from lockers.lock_view l
    join devices.controller_view c on c.company_id = l.company_id and c.id = l.controller_id
    where l.company_id = ${companyId} and l.location_id = ${locationId} and l.archived_at is null and c.is_online and c.archived_at is null
    order by l.controller_id, l.channel`);
  for (const [controllerId, its] of Map.groupBy(locks, (lock) => lock.controllerId)) {
    for (const { channel } of its) {
      if (!(await isSent(ctx, controllerId, channel))) break;
    }
  }
}

async function isSent(ctx: WorkCtx & { companyId: string }, controllerId: string, lock: number): Promise<boolean> {
  try {
    await sendCommand(ctx, controllerId, {
      id: ctx.newId(),
      kind: 'warm',
      lock,
      profile: 'standard',
      issuedAt: ctx.now.toISOString(),
      expiresAt: addSeconds(ctx.now, COMMAND_LIFE_SECONDS).toISOString(),
    });
    return true;
  } catch (error) {
    if (error instanceof NotSent) return false;
    throw error;
  }
}
