import { beforeAndAfter, changesOf, saveConflict } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { lockerProblems } from '../../contract.ts';
import type { Lock, LockData, lockApi } from '../../contract-lock.ts';
import { whyNotEditLock } from '../../rules/lock-changes.ts';
import { noteBoxes } from '../changes/note-boxes.ts';
import { notifyWalls, notifyWiring } from '../changes/notify-screens.ts';
import { holdLock, lockOrUnknown } from './lock-store.ts';
import { refuseConflicts, refuseForeignControllers, takenAt, updateLock } from './write-locks.ts';

const problem = problemsOf(lockerProblems);

export const editLock: UseCase<typeof lockApi.edit> = async (ctx, { item: { id, version, ...item } }) => {
  const { scoped, lock } = await holdLock(ctx, id);
  const refusal = whyNotEditLock(lock);
  if (refusal) throw problem(refusal);
  if (version !== lock.version) throw problem('lock.changed_meanwhile', {}, { conflict: saveConflict(lock, item) });
  const changes = changesOf(dataOf(lock), item);
  if (changes.length === 0) return lock;

  await refuseForeignControllers(scoped, lock.locationId, [item]);
  refuseConflicts([item], await takenAt(scoped, lock.locationId, id), () => 'item');
  await updateLock(scoped, id, item);
  await audit(scoped, { subjectKind: 'lock', subjectId: id, action: 'lock.edited', ...beforeAndAfter(changes) });
  await noteBoxes(scoped, [id]);
  await notifyWalls(scoped, [lock.locationId]);
  if (lock.controllerId !== item.controllerId) await notifyWiring(scoped, [lock, item]);
  return lockOrUnknown(scoped, id);
};

const dataOf = ({ number, sizeCode, controllerId, channel, place, priceGroupId }: Lock): LockData => ({
  number,
  sizeCode,
  controllerId,
  channel,
  place,
  priceGroupId,
});
