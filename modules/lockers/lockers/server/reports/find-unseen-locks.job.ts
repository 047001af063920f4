import { raiseAlerts } from '@fachwerk/alerts/facade';
import { addMinutes } from '@fachwerk/base/time';
import { findWatchStart } from '@fachwerk/devices/facade';
import { isQuiet } from '@fachwerk/devices/rules/presence';
import { readLimits } from '@fachwerk/limits/facade';
import { DEFAULT_LIMITS, limitsOf } from '@fachwerk/limits/rules/limits';
import { record } from '@fachwerk/logs/facade';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { job } from '@fachwerk/server/jobs';
import { acrossCompanies, jsonOf, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { noteBoxes } from '../changes/note-boxes.ts';
import { notifyLocks } from '../changes/notify-screens.ts';

const MOST_AT_ONCE = 2000;

type Unseen = {
  readonly companyId: string;
  readonly lockId: string;
  readonly number: string;
  readonly locationId: string;
  readonly locationName: string;
  /** Not heard from then on. */
  readonly since: Date;
};

/** Looks for locks that their controller no longer reports. A controller that is gone itself has an alert of its own: its locks need none. */
export const findUnseenLocks = job({
  name: 'lock.find_unseen',
  payload: z.object({}),
  cron: '* * * * *',
  tries: 1,
  run: async (ctx) => {
    if (isQuiet(ctx.now, await findWatchStart(ctx.db, ctx.now))) return;
    const unseen = await markUnseen(ctx);
    for (const [companyId, here] of Map.groupBy(unseen, (lock) => lock.companyId)) {
      const scoped = { ...ctx, companyId };
      const aboutOf = ({ lockId, number, locationId, locationName }: Unseen) => ({
        lock: { id: lockId, name: number },
        location: { id: locationId, name: locationName },
      });
      const found = { type: 'lock.unseen', person: { id: null, name: '' } };
      await record(scoped, ...here.map((each) => ({ ...aboutOf(each), ...found, data: { since: each.since } })));
      await raiseAlerts(
        scoped,
        here.map(aboutOf).map(({ lock, location }) => ({
          kind: 'lock_unseen',
          subject: { kind: 'lock', ...lock },
          location,
        })),
      );
      await noteBoxes(
        scoped,
        here.map(({ lockId }) => lockId),
      );
      await notifyLocks(scoped, here);
    }
  },
});

type Silent = Unseen & { readonly networkId: string; readonly lockType: string };

/** Silent for as long as the limits of their place say, and their controller there all the while. */
async function markUnseen(ctx: WorkCtx): Promise<Unseen[]> {
  const silent = await listSilent(ctx);
  const book = await readLimits(ctx, silent);
  const isGone = (lock: Silent) => lock.since < addMinutes(ctx.now, -limitsOf(book, lock).noSignal.minutes);
  const gone = silent.filter(isGone).slice(0, MOST_AT_ONCE);
  if (gone.length === 0) return [];
  const marked = await ctx.db.rows<{ lockId: string }>(
    acrossCompanies(
      'locks of all companies are watched together',
      sql`
    with silent as (
      select s.company_id, s.lock_id from jsonb_to_recordset(${jsonOf(gone)}::jsonb) as g ("companyId" uuid, "lockId" uuid, since timestamptz)
      join lockers.lock_state s on s.company_id = g."companyId" and s.lock_id = g."lockId"
      where not s.is_unseen and coalesce(s.last_seen_at, g.since) <= g.since
      order by s.lock_id
      for no key update of s
    )
    update lockers.lock_state s set is_unseen = true from silent
    where s.company_id = silent.company_id and s.lock_id = silent.lock_id
    returning s.lock_id`,
    ),
  );
  const ids = new Set(marked.map(({ lockId }) => lockId));
  return gone.filter(({ lockId }) => ids.has(lockId));
}

function listSilent({ db, now }: WorkCtx): Promise<Silent[]> {
  return db.rows<Silent>(
    acrossCompanies(
      'locks of all companies are watched together',
      sql`
    with shortest as (
      select least(${DEFAULT_LIMITS.noSignal.minutes}::integer, min(no_signal_minutes)) as minutes from limits.no_signal_view
    )
    select s.company_id, s.lock_id, l.number, l.location_id, p.german_name as location_name, p.network_id, c.lock_type,
      greatest(coalesce(s.last_seen_at, l.created_at), c.online_since) as since
    from lockers.lock_state s
    join lockers.lock l on l.company_id = s.company_id and l.id = s.lock_id and l.archived_at is null
    join devices.controller_view c on c.company_id = l.company_id and c.id = l.controller_id and c.is_online
    join locations.location_view p on p.company_id = l.company_id and p.id = l.location_id
    where not s.is_unseen and greatest(coalesce(s.last_seen_at, l.created_at), c.online_since)
      < ${now}::timestamptz - make_interval(mins => (select minutes from shortest))
    order by s.lock_id`,
    ),
  );
}
