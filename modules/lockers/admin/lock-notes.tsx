import { useChange } from '@fachwerk/react/call';
import { Notes } from '@fachwerk/react/notes';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { lockApi } from '../contract-lock.ts';
import { de } from '../texts/de.ts';
import type { LockWithNotes } from './lock-sheet.tsx';

export function LockNotes({ lock: { id, noteList } }: { lock: LockWithNotes }) {
  const t = useText(de);
  const mayWrite = useMay('locks.service');
  const add = useChange(lockApi.addNote, { isQuiet: true });
  const removal = useChange(lockApi.removeNote);
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
