import { line } from '@fachwerk/base/schema';
import { Switch, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { Dialog } from '../../dialogs/dialog.tsx';
import { useContractForm } from '../../forms/contract-form.ts';
import { DialogForm } from '../../forms/dialog-form.tsx';
import { useText } from '../../shell/texts.ts';
import { listsDe } from '../../texts/lists.de.ts';

const Values = z.object({ name: line(60, 1), isShared: z.boolean() });
type Values = z.infer<typeof Values>;

type Props = {
  isOpen: boolean;
  title: string;
  first: Values;
  /** Whether the person decides who sees the view. */
  canShare: boolean;
  onClose: () => void;
  onSave: (values: Values) => Promise<unknown>;
};

export function SaveViewForm({ isOpen, ...props }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={props.onClose} title={props.title}>
      <NameForm {...props} />
    </Dialog>
  );
}

function NameForm({ first, canShare, onClose, onSave }: Omit<Props, 'isOpen' | 'title'>) {
  const t = useText(listsDe);
  const form = useContractForm(Values, first);
  return (
    <DialogForm form={form} label={t('kit.save')} onSave={onSave} onClose={onClose}>
      <TextInput label={t('list.view.name')} maxLength={60} data-autofocus {...form.field('name')} />
      {canShare && (
        <Switch label={t('list.view.share')} description={t('list.view.share_about')} {...form.check('isShared')} />
      )}
    </DialogForm>
  );
}
