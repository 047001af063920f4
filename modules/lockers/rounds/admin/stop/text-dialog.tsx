import { paragraph } from '@fachwerk/base/schema';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { Textarea } from '@mantine/core';
import * as z from 'zod/mini';

const Values = z.object({ text: paragraph(2000).check(z.minLength(1)) });

type Props = { title: string; label: string; button: string; onSave: (text: string) => void; onClose: () => void };

/** One text, kept on the device at once. */
export function TextDialog({ title, label, button, onSave, onClose }: Props) {
  const form = useContractForm(Values, { text: '' });
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogForm form={form} label={button} onSave={async ({ text }) => onSave(text)} onClose={onClose}>
        <Textarea label={label} rows={4} required data-autofocus {...form.field('text')} />
      </DialogForm>
    </Dialog>
  );
}
