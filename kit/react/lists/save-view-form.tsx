import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Dialog, DialogButtons } from '../dialogs/dialog.tsx';
import { useText } from '../shell/texts.ts';

export function SaveViewForm({
  isOpen,
  onClose,
  onSave,
}: {
  isOpen: boolean;
  onClose: () => void;
  onSave: (name: string) => void;
}) {
  const t = useText();
  const [name, setName] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    onSave(name.trim());
    setName('');
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('list.view.save')}>
      <form onSubmit={save}>
        <TextInput
          label={t('list.view.name')}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <DialogButtons label={t('kit.save')} isBusy={false} onClose={onClose} />
      </form>
    </Dialog>
  );
}
