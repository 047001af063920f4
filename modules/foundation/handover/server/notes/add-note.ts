import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { handoverApi } from '../../contract.ts';
import { addNoteRow } from './note-store.ts';

export const addNote: UseCase<typeof handoverApi.addNote> = async (ctx, { text }) => {
  const id = ctx.newId();
  await addNoteRow(ctx, id, text);
  const { address } = ctx.request;
  await audit(ctx, {
    subjectKind: 'handover_note',
    subjectId: id,
    action: 'handover.note_added',
    after: { text },
    address,
  });
  return { id };
};
