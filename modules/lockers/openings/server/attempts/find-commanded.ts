import { addSeconds } from '@fachwerk/base/time';
import { COMMAND_LIFE_SECONDS } from '@fachwerk/devices/wire';
import type { DoorOpening } from '@fachwerk/lockers/facade-hooks';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { acrossCompanies, jsonOf, sql } from '@fachwerk/server/sql';
import { CLOCK_SECONDS, COMMANDED_SECONDS, type Commanded, causeOf } from '../../rules/commanded.ts';

type Candidate = Commanded & { readonly companyId: string; readonly lockId: string };

/** Keys of the openings that were requested. Each attempt accounts for one; the caller holds the locks' rows. */
export async function findCommanded(ctx: WorkCtx, openings: readonly DoorOpening[]): Promise<Set<string>> {
  if (openings.length === 0) return new Set();
  const candidates = Map.groupBy(await listCandidates(ctx, openings), ({ lockId }) => lockId);
  const keys = new Set<string>();
  const used: { company: string; id: string; at: Date }[] = [];
  for (const { key, companyId, lockId, at, command } of inOrder(openings)) {
    const ofLock = candidates.get(lockId) ?? [];
    const cause = causeOf({ at, command }, ofLock);
    if (!cause) continue;
    keys.add(key);
    used.push({ company: companyId, id: cause.id, at });
    candidates.set(
      lockId,
      ofLock.filter((each) => each !== cause),
    );
  }
  await saveOpened(ctx, used);
  return keys;
}

const inOrder = (openings: readonly DoorOpening[]) =>
  openings.toSorted((one, other) => one.at.getTime() - other.at.getTime());

/** Oldest first: of two possible causes the first counts. */
function listCandidates({ db }: WorkCtx, openings: readonly DoorOpening[]): Promise<Candidate[]> {
  const windows = openings.map(({ companyId, lockId, at }) => ({
    company: companyId,
    lock: lockId,
    from: addSeconds(at, -COMMANDED_SECONDS - COMMAND_LIFE_SECONDS),
    to: addSeconds(at, CLOCK_SECONDS),
  }));
  return db.rows<Candidate>(
    acrossCompanies(
      'controllers of all companies report in one batch',
      sql`
    select distinct on (a.requested_at, a.id) a.company_id, a.lock_id, a.id, a.state, a.detail, a.sent_at, a.ended_at,
      d.opened_at as door_opened_at
    from jsonb_to_recordset(${jsonOf(windows)}::jsonb) as g (company uuid, lock uuid, "from" timestamptz, "to" timestamptz)
    join openings.attempt a on a.company_id = g.company and a.lock_id = g.lock and a.requested_at between g."from" and g."to"
    left join openings.attempt_door d on d.company_id = a.company_id and d.attempt_id = a.id
    order by a.requested_at, a.id`,
    ),
  );
}

async function saveOpened({ db }: WorkCtx, used: readonly { company: string; id: string; at: Date }[]): Promise<void> {
  if (used.length === 0) return;
  await db.write(
    acrossCompanies(
      'controllers of all companies report in one batch',
      sql`
    insert into openings.attempt_door (company_id, attempt_id, opened_at)
    select g.company, g.id, g.at from jsonb_to_recordset(${jsonOf(used)}::jsonb) as g (company uuid, id uuid, at timestamptz)`,
    ),
  );
}
