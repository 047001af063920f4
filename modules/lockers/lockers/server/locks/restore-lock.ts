import type { Input } from '@fachwerk/base/contract';
import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { lockerProblems } from '../../contract.ts';
import type { Lock, LockData, lockApi } from '../../contract-lock.ts';
import { restoreConflicts } from '../../rules/restore-lock.ts';
import { noteBoxes } from '../changes/note-boxes.ts';
import { notifyWalls, notifyWiring } from '../changes/notify-screens.ts';
import { holdLock, lockOrUnknown } from './lock-store.ts';
import { locationOrUnknown, refuseForeignControllers, takenAt, unarchiveLock, updateLock } from './write-locks.ts';

const problem = problemsOf(lockerProblems);

/** The same box with its logs, notes and QR code. What was given to another box meanwhile is refused, with the fields to change. */
export const restoreLock: UseCase<typeof lockApi.restore> = async (ctx, { item: { id, ...wanted } }) => {
  const { scoped, lock } = await holdLock(ctx, id);
  if (!lock.archivedAt) return lock;
  const location = await locationOrUnknown(scoped, lock.locationId);
  const restored = asWanted(lock, wanted);
  await refuseRestoreConflicts(scoped, restored);
  await refuseForeignControllers(scoped, lock.locationId, [restored]);
  await updateLock(scoped, id, restored, location);
  await unarchiveLock(scoped, id);
  const [before, after] = [placed(lock), placed(restored)];
  await audit(scoped, { subjectKind: 'lock', subjectId: id, action: 'lock.restored', before, after });
  await noteBoxes(scoped, [id]);
  await notifyWalls(scoped, [lock.locationId]);
  await notifyWiring(scoped, [restored]);
  return lockOrUnknown(scoped, id);
};

type Wanted = Omit<Input<typeof lockApi.restore>['item'], 'id'>;

/** What is not given stays; no controller (null) is something given. */
function asWanted(lock: Lock, { number = lock.number, controllerId, channel, place = lock.place }: Wanted): Lock {
  return {
    ...lock,
    number,
    place,
    controllerId: controllerId === undefined ? lock.controllerId : controllerId,
    channel: channel === undefined ? lock.channel : channel,
  };
}

async function refuseRestoreConflicts(ctx: CompanyCtx, lock: Lock): Promise<void> {
  const inUse = await ctx.db.rows<{ id: string }>(sql`
    select id from devices.controller_view
    where company_id = ${ctx.companyId} and location_id = ${lock.locationId} and kind = 'controller' and archived_at is null`);
  const existing = await takenAt(ctx, lock.locationId, lock.id);
  const conflicts = restoreConflicts(
    lock,
    existing,
    inUse.map(({ id }) => id),
  );
  const [first] = conflicts;
  if (!first) return;
  const params = { number: lock.number };
  const fields = conflicts.map(({ code, field }) => ({ path: `item.${field}`, code, params }));
  throw problem(first.code, params, { fields });
}

const placed = ({ number, controllerId, channel, place }: LockData) => ({ number, controllerId, channel, place });
