import type { DoorOpening } from '@fachwerk/lockers/facade-hooks';
import { commandWindow } from '@fachwerk/lockers/rules/lock-doors';
import type { WorkCtx } from '@fachwerk/server/module';
import { acrossCompanies, jsonOf, sql } from '@fachwerk/server/sql';

/** The keys of those openings that somebody had asked for. */
export async function findCommanded({ db }: WorkCtx, openings: readonly DoorOpening[]): Promise<Set<string>> {
  if (openings.length === 0) return new Set();
  const windows = openings.map(({ key, companyId, lockId, at, receivedAt }) => ({
    key,
    company: companyId,
    lock: lockId,
    ...commandWindow(at, receivedAt),
  }));
  const rows = await db.rows<{ key: string }>(
    acrossCompanies(
      'controllers of all companies report in one batch',
      sql`
    select g.key from jsonb_to_recordset(${jsonOf(windows)}::jsonb) as g (key text, company uuid, lock uuid, "from" timestamptz, "to" timestamptz)
    where exists (
      select from openings.attempt a
      where a.company_id = g.company and a.lock_id = g.lock and a.requested_at between g."from" and g."to"
    )`,
    ),
  );
  return new Set(rows.map(({ key }) => key));
}
