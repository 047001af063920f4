import { dayOf } from '@fachwerk/base/time';
import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { useContractForm } from '@fachwerk/react/contract-form';
import { DateField } from '@fachwerk/react/date-field';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { GuardedButton } from '@fachwerk/react/guarded-button';
import { MenuAction } from '@fachwerk/react/menu-action';
import { notify } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Menu, Switch, Textarea, TextInput } from '@mantine/core';
import {
  IconArchive,
  IconArrowBackUp,
  IconDotsVertical,
  IconEdit,
  IconHeartHandshake,
  IconMailForward,
  IconRecycle,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type FoundItemSheet, foundItemApi } from '../contract.ts';
import { isEnded, whyNotMove, whyNotNotify } from '../rules/found-item.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './found-item.module.css';

type Props = { item: FoundItemSheet };

/** The next step first: notify the renter, give it back; the rest is in the menu. */
export function FoundItemActions({ item }: Props) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const maySeeRenters = useMay('rentals.read');
  const [asked, setAsked] = useState<'return' | 'edit' | null>(null);
  const notifyRenter = useChange(foundItemApi.notify);
  const move = useChange(foundItemApi.move);
  const { id } = item;
  const today = dayOf(new Date()).toString();
  const why = (state: Parameters<typeof whyNotMove>[1]['state']) => {
    const refusal = whyNotMove(item, { state, returnedTo: '-', proof: '-' }, today);
    return refusal && t(refusal);
  };
  const whyNoMail = whyNotNotify({ ...item, maySeeRenters });
  const to = (state: 'found' | 'kept' | 'used' | 'disposed') =>
    move.mutate(
      { id, state, returnedTo: '', proof: '', text: '' },
      { onSuccess: () => notify(t('found_items.saved')) },
    );
  const sendMail = async () => {
    const question = {
      title: t('found_items.notify'),
      text: t('found_items.notify.about'),
      confirm: t('found_items.notify'),
    };
    if (await confirm(question)) notifyRenter.mutate({ id }, { onSuccess: () => notify(t('found_items.notified')) });
  };
  const end = async (state: 'used' | 'disposed') => {
    const title = t(state === 'used' ? 'found_items.use' : 'found_items.dispose');
    const text = t(state === 'used' ? 'found_items.use.about' : 'found_items.dispose.about');
    if (await confirm({ title, text, confirm: title, isDanger: true })) to(state);
  };
  return (
    <div className={classes.actions}>
      {!isEnded(item.state) && (
        <>
          <GuardedButton
            label={t('found_items.return')}
            variant="filled"
            leftSection={<IconHeartHandshake size={18} stroke={1.5} />}
            whyNot={why('returned')}
            onPress={() => setAsked('return')}
          />
          <GuardedButton
            label={t('found_items.notify')}
            leftSection={<IconMailForward size={18} stroke={1.5} />}
            whyNot={whyNoMail && t(whyNoMail)}
            onPress={() => void sendMail()}
          />
        </>
      )}
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('found_items.more')}>
            <IconDotsVertical size={20} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <MenuAction action={{ label: t('found_items.edit'), icon: IconEdit, run: () => setAsked('edit') }} />
          {isEnded(item.state) ? (
            <MenuAction action={{ label: t('found_items.reopen'), icon: IconArrowBackUp, run: () => to('found') }} />
          ) : (
            <>
              {item.state !== 'kept' && (
                <MenuAction action={{ label: t('found_items.keep'), icon: IconArchive, run: () => to('kept') }} />
              )}
              <MenuAction
                action={{
                  label: t('found_items.use'),
                  icon: IconRecycle,
                  whyNot: why('used'),
                  run: () => void end('used'),
                }}
              />
              <MenuAction
                action={{
                  label: t('found_items.dispose'),
                  icon: IconTrash,
                  isDanger: true,
                  whyNot: why('disposed'),
                  run: () => void end('disposed'),
                }}
              />
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {asked === 'return' && <ReturnDialog item={item} onClose={() => setAsked(null)} />}
      {asked === 'edit' && <EditDialog item={item} onClose={() => setAsked(null)} />}
    </div>
  );
}

const { returnedTo, proof } = foundItemApi.move.input.shape;
const Returned = z.object({ returnedTo, proof });

function ReturnDialog({ item, onClose }: Props & { onClose: () => void }) {
  const t = useText(adminDe);
  const move = useChange(foundItemApi.move, { isQuiet: true });
  const form = useContractForm(Returned, { returnedTo: item.renter?.customerName ?? '', proof: '' });
  return (
    <Dialog title={t('found_items.return')} onClose={onClose}>
      <DialogForm
        form={form}
        label={t('found_items.return')}
        onSave={(values) => move.mutateAsync({ id: item.id, state: 'returned', text: '', ...values })}
        onSaved={() => notify(t('found_items.saved'))}
        onClose={onClose}
      >
        <TextInput label={t('found_items.field.returned_to')} required data-autofocus {...form.field('returnedTo')} />
        <TextInput
          label={t('found_items.field.proof')}
          placeholder={t('found_items.field.proof.hint')}
          required
          {...form.field('proof')}
        />
      </DialogForm>
    </Dialog>
  );
}

const { what, note, isValuable, keptWhere, keptUntil } = foundItemApi.edit.input.shape;
const Edited = z.object({ what, note, isValuable, keptWhere, keptUntil });

function EditDialog({ item, onClose }: Props & { onClose: () => void }) {
  const t = useText(adminDe);
  const edit = useChange(foundItemApi.edit, { isQuiet: true });
  const { id, version } = item;
  const form = useContractForm(Edited, {
    what: item.what,
    note: item.note,
    isValuable: item.isValuable,
    keptWhere: item.keptWhere,
    keptUntil: item.keptUntil,
  });
  return (
    <Dialog title={t('found_items.edit')} onClose={onClose}>
      <DialogForm
        form={form}
        label={t('found_items.save')}
        onSave={(values) => edit.mutateAsync({ id, version, ...values })}
        onSaved={() => notify(t('found_items.saved'))}
        onClose={onClose}
      >
        <TextInput label={t('found_items.field.what')} required data-autofocus {...form.field('what')} />
        <TextInput label={t('found_items.field.kept_where')} {...form.field('keptWhere')} />
        <DateField label={t('found_items.field.kept_until')} required {...form.field('keptUntil')} />
        <Textarea label={t('found_items.field.note')} rows={3} {...form.field('note')} />
        <Switch label={t('found_items.field.value')} {...form.check('isValuable')} />
      </DialogForm>
    </Dialog>
  );
}
