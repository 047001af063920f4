import { line, paragraph } from '@fachwerk/base/schema';
import { useChange } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { Textarea, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { type AccessRight, rentalChangeApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { RightFormDialog } from './right-form-dialog.tsx';
import { useRightForm } from './use-right-form.ts';

const Values = z.object({ customerName: line(120, 1), note: paragraph(2000), version: z.int() });
type Values = z.infer<typeof Values>;

const valuesOf = ({ customerName, note, version }: AccessRight): Values => ({ customerName, note, version });

type Props = { right: AccessRight; onClose: () => void };

/** Name and note. */
export function EditDialog({ right, onClose }: Props) {
  const t = useText(adminDe);
  const edit = useChange(rentalChangeApi.edit, { isQuiet: true });
  const save = (values: Values) => edit.mutateAsync({ orderItem: { ...values, id: right.id } });
  const done = t('access_rights.edit.done');
  const asked = useRightForm({ schema: Values, right, valuesOf, save, done });
  const { form, rows } = asked;
  return (
    <RightFormDialog
      title={t('access_rights.action.edit')}
      label={t('kit.save')}
      asked={asked}
      isReady={form.state === 'changed' || rows !== null}
      fieldWords={(field) => t(field === 'note' ? 'access_rights.edit.note' : 'access_rights.edit.name')}
      valueWords={(value) => String(value) || t('kit.none')}
      onClose={onClose}
    >
      <TextInput label={t('access_rights.edit.name')} data-autofocus {...form.field('customerName')} />
      <Textarea
        label={t('access_rights.edit.note')}
        description={t('access_rights.edit.note_about')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        rows={4}
        resize="vertical"
        {...form.field('note')}
      />
    </RightFormDialog>
  );
}
