import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { lockerProblems } from '../../contract.ts';
import type { lockApi } from '../../contract-lock.ts';
import { notifyLocks } from '../changes/notify-screens.ts';
import { holdLock } from '../locks/lock-store.ts';
import { countNotes } from './note-store.ts';

const problem = problemsOf(lockerProblems);

export const removeNote: UseCase<typeof lockApi.removeNote> = async (ctx, { id: lockId, noteId }) => {
  const { scoped, lock } = await holdLock(ctx, lockId);
  const removed = await scoped.db.first<{ text: string }>(sql`
    delete from lockers.lock_note where company_id = ${scoped.companyId} and lock_id = ${lockId} and id = ${noteId} returning text`);
  if (!removed) throw problem('lock_note.unknown');
  await countNotes(scoped, lockId, -1);
  await audit(scoped, {
    subjectKind: 'lock',
    subjectId: lockId,
    action: 'lock.note_removed',
    before: { text: removed.text },
  });
  await notifyLocks(scoped, [{ lockId, locationId: lock.locationId }]);
  return {};
};
