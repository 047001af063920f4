import { Button, Group, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useText } from './texts.ts';

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
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('list.view.save')}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
    >
      <form onSubmit={save}>
        <TextInput
          label={t('list.view.name')}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('kit.cancel')}
          </Button>
          <Button type="submit">{t('kit.save')}</Button>
        </Group>
      </form>
    </Modal>
  );
}
