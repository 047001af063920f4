import { useChange } from '@fachwerk/react/call';
import { Notes } from '@fachwerk/react/notes';
import { useMaySomewhere } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { type Lock, type LockNote, lockApi } from '../../contract-lock.ts';
import { adminDe } from '../../texts/admin.de.ts';

type Props = { lock: Pick<Lock, 'id'> & { readonly noteList: readonly LockNote[] } };

export function LockNotes({ lock: { id, noteList } }: Props) {
  const t = useText(adminDe);
  const mayWrite = useMaySomewhere('locks.service');
  const add = useChange(lockApi.addNote, { isQuiet: true });
  const removal = useChange(lockApi.removeNote, { failed: t('kit.delete_failed') });
  return (
    <Notes
      notes={noteList}
      emptyText={t('notes.empty.text')}
      whyNotWrite={mayWrite ? null : t('locks.denied.notes')}
      onAdd={(text) => add.mutateAsync({ id, text })}
      onRemove={(note) => removal.mutateAsync({ id, noteId: note.id })}
    />
  );
}
