import { useAsk, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileSheet } from '@fachwerk/react/tile-parts';
import { ActionIcon, Button, Text, Textarea, TextInput, UnstyledButton } from '@mantine/core';
import { IconPlayerPlay, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { type Pin, PinInput, pinApi } from '../contract.ts';
import { iconOf } from '../rules/pin-look.ts';
import { adminDe } from '../texts/admin.de.ts';
import { PinOverlay } from './pin-overlay.tsx';
import classes from './pins.module.css';

/** Quick starts: each opens a question to colleagues over the dashboard. */
export function PinsTile({ size }: TileProps) {
  const t = useText(adminDe);
  const asked = useAsk(pinApi.list, {});
  const mayManage = useMay('pins.manage');
  const [opened, setOpened] = useState<Pin | null>(null);
  const [isAdding, setAdding] = useState(false);
  if (asked.isError && !asked.data) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <Loading lines={3} />;
  const { pins } = asked.data;
  return (
    <TileSheet size={size}>
      {pins.length === 0 && <Text c="dimmed">{t('pins.empty')}</Text>}
      <ul className={classes.pins}>
        {pins.map((pin) => (
          <OnePin key={pin.id} pin={pin} mayRemove={mayManage && size === 'full'} onOpen={() => setOpened(pin)} />
        ))}
      </ul>
      {mayManage && (
        <Button variant="subtle" mt="xs" onClick={() => setAdding(true)}>
          {t('pins.add')}
        </Button>
      )}
      {isAdding && <PinForm onClose={() => setAdding(false)} />}
      {opened && <PinOverlay pin={opened} onClose={() => setOpened(null)} />}
    </TileSheet>
  );
}

type PinProps = { readonly pin: Pin; readonly mayRemove: boolean; readonly onOpen: () => void };

function OnePin({ pin, mayRemove, onOpen }: PinProps) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const remove = useChange(pinApi.remove);
  const Icon = iconOf(pin) === 'play' ? IconPlayerPlay : IconPlus;
  const ask = async () => {
    const question = { title: t('pins.remove', { name: pin.name }), text: t('pins.remove_text'), isDanger: true };
    if (await confirm({ ...question, confirm: t('kit.delete') })) remove.mutate({ id: pin.id });
  };
  return (
    <li className={classes.pin}>
      <UnstyledButton className={classes.open} onClick={onOpen}>
        <Icon size={20} stroke={1.5} aria-hidden />
        <span>
          {pin.name}
          {pin.description && <span className={classes.quiet}>{pin.description}</span>}
        </span>
      </UnstyledButton>
      {mayRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('pins.remove', { name: pin.name })}
          onClick={() => void ask()}
        >
          <IconTrash size={16} stroke={1.5} />
        </ActionIcon>
      )}
    </li>
  );
}

function PinForm({ onClose }: { readonly onClose: () => void }) {
  const t = useText(adminDe);
  const form = useContractForm(PinInput, { name: '', description: '' });
  const save = useChange(pinApi.blank, { isQuiet: true });
  return (
    <Dialog title={t('pins.add')} onClose={onClose}>
      <DialogForm
        form={form}
        label={t('pins.save')}
        onSave={(pin) => save.mutateAsync({ pin, card: null })}
        onClose={onClose}
      >
        <TextInput label={t('pins.name')} description={t('pins.name_help')} {...form.field('name')} />
        <Textarea label={t('pins.description')} rows={2} {...form.field('description')} />
      </DialogForm>
    </Dialog>
  );
}
