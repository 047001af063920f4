import { raiseAlerts } from '@fachwerk/alerts/facade';
import { addMinutes } from '@fachwerk/base/time';
import { findWatchStart } from '@fachwerk/devices/facade';
import { isQuiet } from '@fachwerk/devices/rules/presence';
import { record } from '@fachwerk/logs/facade';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { job } from '@fachwerk/server/jobs';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { noteBoxes } from '../changes/note-boxes.ts';
import { notifyLocks } from '../changes/notify-screens.ts';

/** A lock that was not seen for so long counts as gone (product rule). */
const UNSEEN_MINUTES = 15;
const MOST_AT_ONCE = 2000;

type Unseen = {
  readonly companyId: string;
  readonly lockId: string;
  readonly number: string;
  readonly locationId: string;
  readonly locationName: string;
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
      const about = here.map(({ lockId, number, locationId, locationName }) => ({
        lock: { id: lockId, name: number },
        location: { id: locationId, name: locationName },
      }));
      await record(scoped, ...about.map((each) => ({ ...each, type: 'lock.unseen', person: { id: null, name: '' } })));
      await raiseAlerts(
        scoped,
        about.map(({ lock, location }) => ({ kind: 'lock_unseen', subject: { kind: 'lock', ...lock }, location })),
      );
      await noteBoxes(
        scoped,
        here.map(({ lockId }) => lockId),
      );
      await notifyLocks(scoped, here);
    }
  },
});

function markUnseen({ db, now }: WorkCtx): Promise<Unseen[]> {
  const since = addMinutes(now, -UNSEEN_MINUTES);
  return db.rows<Unseen>(
    acrossCompanies(
      'locks of all companies are watched together',
      sql`
    with silent as (
      select s.company_id, s.lock_id from lockers.lock_state s
      join lockers.lock l on l.company_id = s.company_id and l.id = s.lock_id and l.archived_at is null
      join devices.controller_view c on c.company_id = l.company_id and c.id = l.controller_id and c.is_online
      where not s.is_unseen and coalesce(s.last_seen_at, l.created_at) < ${since} and c.online_since < ${since}
      order by s.lock_id limit ${MOST_AT_ONCE}
      for no key update of s
    )
    update lockers.lock_state s set is_unseen = true
    from silent
    join lockers.lock l on l.company_id = silent.company_id and l.id = silent.lock_id
    join locations.location_view p on p.company_id = l.company_id and p.id = l.location_id
    where s.company_id = silent.company_id and s.lock_id = silent.lock_id
    returning s.company_id, s.lock_id, l.number, l.location_id, p.german_name as location_name`,
    ),
  );
}
