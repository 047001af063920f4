import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { lockApi } from '../../contract-lock.ts';
import { notifyLocks } from '../changes/notify-screens.ts';
import { holdLock } from '../locks/lock-store.ts';
import { countNotes } from './note-store.ts';

/** Archived locks have notes too: why they were taken away is worth knowing. */
export const addNote: UseCase<typeof lockApi.addNote> = async (ctx, { id: lockId, text }) => {
  const { scoped, lock } = await holdLock(ctx, lockId);
  const note = { id: ctx.newId(), at: ctx.now, personName: ctx.caller.name, text };
  await scoped.db.rows(sql`
    insert into lockers.lock_note (company_id, id, lock_id, at, person_id, person_name, text)
    values (${scoped.companyId}, ${note.id}, ${lockId}, ${note.at}, ${ctx.caller.userId}, ${note.personName}, ${text})`);
  await countNotes(scoped, lockId, 1);
  await audit(scoped, { subjectKind: 'lock', subjectId: lockId, action: 'lock.note_added', after: { text } });
  await notifyLocks(scoped, [{ lockId, locationId: lock.locationId }]);
  return note;
};
