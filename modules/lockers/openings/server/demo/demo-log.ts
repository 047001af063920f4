import { addDays } from '@fachwerk/base/time';
import { type Occurrence, record } from '@fachwerk/logs/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** Door events reach back this far, openings the whole year. */
const DOOR_DAYS = 14;
const CHUNK = 4000;

type Row = {
  readonly at: Date;
  readonly state: string;
  readonly type: string;
  readonly lockId: string;
  readonly number: string;
  readonly locationId: string;
  readonly locationName: string;
  readonly controllerId: string;
  readonly personName: string;
};

const TYPES: Readonly<Record<string, string>> = {
  opened: 'lock.opened',
  jammed: 'lock.jammed',
  failed: 'lock.open_failed',
  timed_out: 'lock.open_timed_out',
};

export async function recordDemoLog(ctx: CompanyCtx): Promise<void> {
  const rows = await ctx.db.rows<Row>(sql`
    select a.ended_at as at, a.state, a.type, a.lock_id, l.number, a.location_id, p.german_name as location_name, a.controller_id, a.person_name
    from openings.attempt a
    join lockers.lock_view l on l.company_id = a.company_id and l.id = a.lock_id
    join locations.location_view p on p.company_id = a.company_id and p.id = a.location_id
    where a.company_id = ${ctx.companyId} order by a.ended_at`);
  const doorsFrom = addDays(ctx.now, -DOOR_DAYS);
  const entries = rows.flatMap((row) => [
    opening(row),
    ...(row.state === 'opened' && row.at > doorsFrom ? doors(row, ctx.now) : []),
  ]);
  for (let from = 0; from < entries.length; from += CHUNK) await record(ctx, ...entries.slice(from, from + CHUNK));
}

const about = ({ lockId, number, locationId, locationName, controllerId }: Row) => ({
  lock: { id: lockId, name: number },
  location: { id: locationId, name: locationName },
  controllerId,
});

const opening = (row: Row): Occurrence => ({
  ...about(row),
  type: TYPES[row.state]!,
  at: row.at,
  person: { id: null, name: row.personName },
  data: { type: row.type, reason: '', detail: '' },
});

/** The door opens after the bolt and closes after a plausible time. */
function doors(row: Row, now: Date): Occurrence[] {
  const seconds = 20 + (row.at.getTime() % 60);
  const closedAt = new Date(row.at.getTime() + seconds * 1000);
  const nobody = { ...about(row), person: { id: null, name: '' } };
  const opened = { ...nobody, type: 'door.opened', at: row.at };
  return closedAt < now ? [opened, { ...nobody, type: 'door.closed', at: closedAt }] : [opened];
}
