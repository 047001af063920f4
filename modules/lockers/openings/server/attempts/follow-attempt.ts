import { raiseAlert, settleAlerts } from '@fachwerk/alerts/facade';
import { companiesWatching, inCompany } from '@fachwerk/companies/facade';
import { noteBoxes, noteProven, notifyLocks } from '@fachwerk/lockers/facade';
import { record } from '@fachwerk/logs/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { emit } from '@fachwerk/server/events';
import { publish } from '@fachwerk/server/realtime-publish';
import { sql } from '@fachwerk/server/sql';
import { type AttemptState, attemptEnded, openingStream, rentedBoxOpened } from '../../contract.ts';
import { isEnded, type Progress } from '../../rules/attempt-states.ts';
import { NEVER_SENT } from '../../rules/commanded.ts';
import { type Attempt, saveProgress } from './attempt-store.ts';

/** Not a fault of the lock: the link or controller was offline, which has its own alert. */
const NOT_THE_LOCK = new Set<string>(NEVER_SENT);

/** Moves a locked attempt to its next state, with all consequences. Call it last in the caller's transaction. */
export async function followAttempt(ctx: CompanyCtx, attempt: Attempt, next: Progress): Promise<void> {
  const scoped = inCompany(ctx, attempt.companyId);
  await saveProgress(scoped, attempt.id, next);
  if (isEnded(next.state)) await end(scoped, attempt, next);
  await notifyAttempt(scoped, attempt, next.state);
}

/** Makes screens that show the attempt refetch. */
export async function notifyAttempt(
  ctx: CompanyCtx,
  attempt: Pick<Attempt, 'id' | 'lockId' | 'locationId'>,
  state: AttemptState,
) {
  for (const companyId of await companiesWatching(ctx)) {
    const { id: attemptId, lockId, locationId } = attempt;
    const hint = { type: 'attempt', attemptId, lockId, locationId, state } as const;
    await publish(inCompany(ctx, companyId), openingStream, hint);
  }
}

async function end(ctx: CompanyCtx, attempt: Attempt, { state, detail }: Progress): Promise<void> {
  const { companyId, id: attemptId, lockId, reason } = attempt;
  // Locked before the alerts, in the common lock order.
  await ctx.db.write(sql`
    select from lockers.lock_state_view where company_id = ${companyId} and lock_id = ${lockId} for no key update`);
  if (state === 'opened') await noteProven(ctx, lockId, attempt.controllerId);
  await record(ctx, {
    ...aboutOf(attempt),
    type: `lock.${LOG_TYPES[state]}`,
    data: { type: attempt.type, reason, detail },
  });
  await emit(ctx, attemptEnded, { companyId, attemptId, lockId, state });
  const isByStaff = attempt.type !== 'customer';
  if (state === 'opened' && isByStaff && (await isRented(ctx, lockId))) {
    await emit(ctx, rentedBoxOpened, { companyId, lockId, attemptId, reason });
  }
  const hasAlarm = await followAlerts(ctx, attempt, { state, detail });
  if (!hasAlarm) return;
  await noteBoxes(ctx, [lockId]);
  await notifyLocks(ctx, [{ lockId, locationId: attempt.locationId }]);
}

/** Returns whether the box may look different on the wall now. */
async function followAlerts(ctx: CompanyCtx, attempt: Attempt, { state, detail }: Progress): Promise<boolean> {
  const { lockId } = attempt;
  if (state === 'opened' || state === 'already_open') {
    await settleAlerts(ctx, [
      { kind: 'command_failed', subjectId: lockId },
      { kind: 'jam', subjectId: lockId },
    ]);
    return true;
  }
  if (NOT_THE_LOCK.has(detail)) return false;
  await raiseAlert(ctx, {
    kind: state === 'jammed' ? 'jam' : 'command_failed',
    subject: { kind: 'lock', id: lockId, name: attempt.lockName },
    location: { id: attempt.locationId, name: attempt.locationName },
    data: { state, detail },
  });
  return true;
}

const LOG_TYPES: Readonly<Record<AttemptState, string>> = {
  requested: 'open_requested',
  sent: 'open_sent',
  acknowledged: 'open_acknowledged',
  opened: 'opened',
  already_open: 'already_open',
  jammed: 'jammed',
  denied: 'open_denied',
  failed: 'open_failed',
  timed_out: 'open_timed_out',
};

/** Log fields: person, box and controller. */
export function aboutOf(attempt: Attempt) {
  const { lockId, lockName, locationId, locationName, controllerId, personId, personName } = attempt;
  return {
    lock: { id: lockId, name: lockName },
    location: { id: locationId, name: locationName },
    controllerId,
    person: { id: personId, name: personName },
  };
}

async function isRented({ db, companyId }: CompanyCtx, lockId: string): Promise<boolean> {
  const rented = await db.first(sql`
    select from lockers.occupancy_view
    where company_id = ${companyId} and lock_id = ${lockId} and released_at is null and kind in ('rented', 'overrun')`);
  return rented !== undefined;
}
