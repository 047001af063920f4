import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type handoverApi, handoverProblems } from '../../contract.ts';
import { lockNote, saveTick } from './note-store.ts';

const problem = problemsOf(handoverProblems);

/** Ticked twice, the first signature stays. */
export const markNote: UseCase<typeof handoverApi.markNote> = async (ctx, { id, isDone }) => {
  const note = await lockNote(ctx, id);
  if (!note) throw problem('handover.note_unknown');
  if ((note.doneAt !== null) === isDone) return {};
  const scoped = inCompany(ctx, note.companyId);
  await saveTick(scoped, id, isDone);
  await audit(scoped, {
    subjectKind: 'handover_note',
    subjectId: id,
    action: isDone ? 'handover.note_ticked' : 'handover.note_reopened',
    after: { text: note.text },
    address: ctx.request.address,
  });
  return {};
};
