import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { lockerProblems } from '../../contract.ts';
import type { lockApi } from '../../contract-lock.ts';
import { whyNotMoveLock } from '../../rules/lock-changes.ts';
import { noteBoxes } from '../changes/note-boxes.ts';
import { notifyWalls, notifyWiring } from '../changes/notify-screens.ts';
import { holdLock, lockOrUnknown } from './lock-store.ts';
import { locationOrUnknown, refuseConflicts, refuseForeignControllers, takenAt, updateLock } from './write-locks.ts';

const problem = problemsOf(lockerProblems);

export const moveLock: UseCase<typeof lockApi.move> = async (ctx, { item: { id, locationId, ...wiring } }) => {
  const { scoped, lock } = await holdLock(ctx, id);
  const refusal = whyNotMoveLock(lock);
  if (refusal) throw problem(refusal);
  const location = await locationOrUnknown(ctx, locationId);
  if (location.companyId !== lock.companyId) throw problem('lock.other_company');

  const moved = { ...lock, ...wiring };
  await refuseForeignControllers(scoped, locationId, [moved]);
  refuseConflicts([moved], await takenAt(scoped, locationId, id), () => 'item');
  await updateLock(scoped, id, moved, location);
  const before = { location: lock.locationName, place: lock.place };
  const after = { location: location.name, place: wiring.place };
  await audit(scoped, { subjectKind: 'lock', subjectId: id, action: 'lock.moved', before, after });
  await noteBoxes(scoped, [id]);
  await notifyWalls(scoped, [lock.locationId, locationId]);
  if (lock.controllerId !== wiring.controllerId) await notifyWiring(scoped, [lock, wiring]);
  return lockOrUnknown(scoped, id);
};
