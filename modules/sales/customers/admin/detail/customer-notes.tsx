import { useChange } from '@fachwerk/react/call';
import { Notes } from '@fachwerk/react/notes';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { type CustomerStory, customerApi } from '../../contract-staff.ts';
import { adminDe } from '../../texts/admin.de.ts';

export function CustomerNotes({ customer: { id, notes } }: { customer: CustomerStory }) {
  const t = useText(adminDe);
  const mayWrite = useMay('customers.edit');
  const add = useChange(customerApi.addNote, { isQuiet: true });
  const removal = useChange(customerApi.removeNote, { failed: t('kit.delete_failed') });
  return (
    <Notes
      notes={notes}
      emptyText={t('customers.note.empty.text')}
      whyNotWrite={mayWrite ? null : t('customers.denied.edit')}
      mayRemove={({ isOwn }) => isOwn}
      onAdd={(text) => add.mutateAsync({ id, text })}
      onRemove={(note) => removal.mutateAsync({ id, noteId: note.id })}
    />
  );
}
