import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { Ctx, UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { lockerProblems } from '../contract.ts';
import type { lockApi } from '../contract-lock.ts';
import { tellOfLocks } from './lock-hints.ts';
import { holdLock } from './lock-store.ts';

const problem = problemsOf(lockerProblems);

/** Archived locks have notes too: why they were taken away is worth knowing. */
export const addNote: UseCase<typeof lockApi.addNote> = async (ctx, { id: lockId, text }) => {
  const { inside, lock } = await holdLock(ctx, lockId);
  const note = { id: ctx.newId(), at: ctx.now, personName: ctx.caller.name, text };
  await inside.db.rows(sql`
    insert into lockers.lock_note (company_id, id, lock_id, at, person_id, person_name, text)
    values (${inside.companyId}, ${note.id}, ${lockId}, ${note.at}, ${ctx.caller.userId}, ${note.personName}, ${text})`);
  await counted(inside, lockId, 1);
  await audit(inside, { subjectKind: 'lock', subjectId: lockId, action: 'lock.note_added', after: { text } });
  await tellOfLocks(inside, [{ lockId, locationId: lock.locationId }]);
  return note;
};

export const removeNote: UseCase<typeof lockApi.removeNote> = async (ctx, { id: lockId, noteId }) => {
  const { inside, lock } = await holdLock(ctx, lockId);
  const removed = await inside.db.first<{ text: string }>(sql`
    delete from lockers.lock_note where company_id = ${inside.companyId} and lock_id = ${lockId} and id = ${noteId} returning text`);
  if (!removed) throw problem('lock_note.unknown');
  await counted(inside, lockId, -1);
  await audit(inside, {
    subjectKind: 'lock',
    subjectId: lockId,
    action: 'lock.note_removed',
    before: { text: removed.text },
  });
  await tellOfLocks(inside, [{ lockId, locationId: lock.locationId }]);
  return {};
};

async function counted(ctx: Ctx, lockId: string, by: number): Promise<void> {
  await ctx.db.rows(
    sql`update lockers.lock set notes = notes + ${by} where company_id = ${ctx.companyId} and id = ${lockId}`,
  );
}
