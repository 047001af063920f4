import type { WorkCtx } from '@fachwerk/server/ctx';
import { acrossCompanies, jsonOf, sql } from '@fachwerk/server/sql';
import type { Health, OutCause } from '../../rules/battery.ts';

const WHY = 'controllers of all companies report in one batch';

type LockKey = { readonly companyId: string; readonly lockId: string };

export async function saveHealth({ db }: WorkCtx, rows: readonly (LockKey & Health)[]): Promise<void> {
  if (rows.length === 0) return;
  await db.rows(
    acrossCompanies(
      WHY,
      sql`
    update lockers.lock_state s set low_reports = g."lowReports", out_reports = g."outReports",
      is_low = g."isLow", is_battery_out = g."isBatteryOut", is_signal_lost = g."isSignalLost",
      is_accepted = g."isAccepted"
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as g ("companyId" uuid, "lockId" uuid, "lowReports" integer,
      "outReports" integer, "isLow" boolean, "isBatteryOut" boolean, "isSignalLost" boolean, "isAccepted" boolean)
    where s.company_id = g."companyId" and s.lock_id = g."lockId"`,
    ),
  );
}

/** An older report never moves it back. */
export async function saveOpenedAt({ db }: WorkCtx, rows: readonly (LockKey & { readonly at: Date })[]): Promise<void> {
  if (rows.length === 0) return;
  await db.rows(
    acrossCompanies(
      WHY,
      sql`
    update lockers.lock_state s set opened_at = greatest(s.opened_at, g.at)
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as g ("companyId" uuid, "lockId" uuid, at timestamptz)
    where s.company_id = g."companyId" and s.lock_id = g."lockId"`,
    ),
  );
}

/** Takes locks out of new rentals, or back. What staff took out meanwhile stays as it is. Returns the locks that moved. */
export async function moveOutOfService(
  { db, now }: WorkCtx,
  rows: readonly (LockKey & { readonly cause: OutCause | null })[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const moved = await db.rows<{ id: string }>(
    acrossCompanies(
      WHY,
      sql`
    update lockers.lock l set out_cause = g.cause, out_since = case when g.cause is not null then coalesce(l.out_since, ${now}) end,
      out_reason = '', out_person = ''
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as g ("companyId" uuid, "lockId" uuid, cause text)
    where l.company_id = g."companyId" and l.id = g."lockId" and l.archived_at is null
      and l.out_cause is distinct from 'staff' and l.out_cause is distinct from g.cause
    returning l.id`,
    ),
  );
  return moved.map(({ id }) => id);
}
