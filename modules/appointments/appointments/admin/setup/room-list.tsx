import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type Room, RoomData, setupApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './setup.module.css';
import { SetupRow } from './setup-row.tsx';

export function RoomList({ rooms }: { rooms: readonly Room[] }) {
  const t = useText(adminDe);
  const [open, setOpen] = useState<Room | 'new' | null>(null);
  return (
    <Stack gap="sm">
      <Group justify="flex-end">
        <Button onClick={() => setOpen('new')}>{t('appointments.room.add')}</Button>
      </Group>
      {rooms.length === 0 && <Text c="dimmed">{t('appointments.room.none')}</Text>}
      <ul className={classes.rows}>
        {rooms.map((room) => (
          <SetupRow key={room.id} name={room.name} isArchived={room.isArchived} about="" onEdit={() => setOpen(room)} />
        ))}
      </ul>
      {open && <RoomDialog room={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Stack>
  );
}

function RoomDialog({ room, onClose }: { room: Room | null; onClose: () => void }) {
  const t = useText(adminDe);
  const save = useChange(setupApi.saveRoom, { isQuiet: true });
  const form = useContractForm(RoomData, { name: room?.name ?? '', isArchived: room?.isArchived ?? false });
  return (
    <Dialog title={t(room ? 'appointments.room.edit' : 'appointments.room.add')} onClose={onClose}>
      <DialogForm
        form={form}
        label={t('appointments.save')}
        onSave={(data) => save.mutateAsync({ ...(room && { id: room.id }), room: data })}
        onSaved={() => notify(t('appointments.saved'))}
        onClose={onClose}
      >
        <TextInput label={t('appointments.room.name')} data-autofocus required {...form.field('name')} />
        {room && <Checkbox label={t('appointments.is_archived')} {...form.check('isArchived')} />}
      </DialogForm>
    </Dialog>
  );
}
