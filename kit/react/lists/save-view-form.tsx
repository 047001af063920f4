import { line } from '@fachwerk/base/schema';
import { TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { Dialog } from '../dialogs/dialog.tsx';
import { useContractForm } from '../forms/contract-form.ts';
import { DialogForm } from '../forms/dialog-form.tsx';
import { useText } from '../shell/texts.ts';

type Props = { isOpen: boolean; onClose: () => void; onSave: (name: string) => void };

export function SaveViewForm({ isOpen, ...props }: Props) {
  const t = useText();
  return (
    <Dialog isOpen={isOpen} onClose={props.onClose} title={t('list.view.save')}>
      <NameForm {...props} />
    </Dialog>
  );
}

const Values = z.object({ name: line(60, 1) });

function NameForm({ onClose, onSave }: Omit<Props, 'isOpen'>) {
  const t = useText();
  const form = useContractForm(Values, { name: '' });
  return (
    <DialogForm form={form} label={t('kit.save')} onSave={async ({ name }) => onSave(name)} onClose={onClose}>
      <TextInput label={t('list.view.name')} maxLength={60} data-autofocus {...form.field('name')} />
    </DialogForm>
  );
}
