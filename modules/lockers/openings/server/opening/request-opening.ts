import { problemsOf } from '@fachwerk/base/problem';
import { addMinutes, addSeconds } from '@fachwerk/base/time';
import { companiesWatching, inCompany, visibleIds, withinPlaces } from '@fachwerk/companies/facade';
import { COMMAND_LIFE_SECONDS } from '@fachwerk/devices/wire';
import { lockerProblems } from '@fachwerk/lockers/contract';
import { record } from '@fachwerk/logs/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { inOrder } from '@fachwerk/server/in-order';
import { addJob, addUrgentJob } from '@fachwerk/server/jobs';
import { type Sql, sql } from '@fachwerk/server/sql';
import { type OpenAttempt, type OpenType, openingProblems } from '../../contract.ts';
import { whyNotOpen } from '../../rules/open.ts';
import { addAttempt, countOpenings, findAttempt } from '../attempts/attempt-store.ts';
import { aboutOf, notifyAttempt } from '../attempts/follow-attempt.ts';
import { timeOutAt, timeOutAttempt } from '../attempts/time-out-attempt.job.ts';
import { sendOpenCommand } from './send-open-command.job.ts';

export type Opening = {
  readonly lockId: string;
  /** Idempotency key: the id of the attempt. */
  readonly transactionId: string;
  readonly type: OpenType;
  readonly sendAltSignal: boolean;
  readonly reason: string;
  readonly mayOmitReason: boolean;
  readonly person: { readonly id: string | null; readonly name: string };
};

type Box = {
  readonly companyId: string;
  readonly id: string;
  readonly locationId: string;
  readonly controllerId: string | null;
  readonly isArchived: boolean;
  readonly isControllerOnline: boolean;
  readonly isRented: boolean;
};

const problem = problemsOf({ ...lockerProblems, ...openingProblems });

/**
 * Requests an opening in the caller's transaction: attempt and command exist exactly when it commits. Searches the companies visible to
 * `ctx.companyId`.
 */
export async function requestOpening(ctx: CompanyCtx, opening: Opening): Promise<OpenAttempt> {
  const { lockId, person } = opening;
  const visible = sql`array(${visibleIds(ctx)})`;
  const companyOfLock = sql`(select l.company_id from lockers.lock_view l where l.company_id = any(${visible}) and l.id = ${lockId})`;
  // The attempts are read after the lock on the box.
  const [box, known, counts] = await inOrder([
    () => lockBox(ctx, visible, lockId),
    () => findAttempt(ctx, visible, opening.transactionId),
    () => countOpenings(ctx, companyOfLock, { lockId, personId: person.id, since: addMinutes(ctx.now, -1) }),
    // Preloaded for the notification at the end.
    () => companiesWatching(ctx),
  ]);
  if (!box) throw problem('lock.unknown');
  if (known && known.lockId !== box.id) throw problem('open.transaction_of_other_lock');
  if (known) return known;

  const refusal = whyNotOpen({ ...box, ...counts, hasController: box.controllerId !== null }, opening);
  if (refusal) throw problem(refusal);
  return begin(inCompany(ctx, box.companyId), box, opening);
}

async function begin(ctx: CompanyCtx, box: Box, opening: Opening): Promise<OpenAttempt> {
  const { transactionId: id, type, sendAltSignal, reason, person } = opening;
  const expiresAt = addSeconds(ctx.now, COMMAND_LIFE_SECONDS);
  const { id: lockId, locationId } = box;
  const controllerId = box.controllerId!;
  const given = { id, lockId, locationId, controllerId, type, sendAltSignal, reason, person, expiresAt };
  const [isAdded, added] = await inOrder([() => addAttempt(ctx, given), () => findAttempt(ctx, [ctx.companyId], id)]);
  // The lock's row is locked, so only the id can conflict: with another lock, at the same moment.
  if (!isAdded) throw problem('open.transaction_of_other_lock');
  const attempt = added!;
  const jobPayload = { companyId: ctx.companyId, attemptId: id };
  await addUrgentJob(ctx, sendOpenCommand, { ...jobPayload, controllerId });
  await addJob(ctx, timeOutAttempt, jobPayload, { runAt: timeOutAt(expiresAt) });
  await record(ctx, { ...aboutOf(attempt), type: 'lock.open_requested', data: { type, reason, sendAltSignal } });
  await notifyAttempt(ctx, attempt, 'requested');
  return attempt;
}

/** Locks the row until the transaction ends: concurrent requests for one door run in sequence. */
function lockBox(ctx: CompanyCtx, companyIds: Sql, id: string): Promise<Box | undefined> {
  return ctx.db.first<Box>(sql`
    select l.company_id, l.id, l.location_id, l.controller_id, l.archived_at is not null as is_archived,
      coalesce((select c.is_online and c.archived_at is null from devices.controller_view c
        where c.company_id = l.company_id and c.id = l.controller_id), false) as is_controller_online,
      exists (select from lockers.occupancy_view o where o.company_id = l.company_id and o.lock_id = l.id
        and o.released_at is null and o.kind in ('rented', 'overrun')) as is_rented
    from lockers.lock_view l
    where l.company_id = any(${companyIds}) and l.id = ${id} and ${withinPlaces(ctx, sql`l.location_id`)}
    for no key update of l`);
}
