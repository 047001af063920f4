import { line, paragraph } from '@fachwerk/base/schema';
import { askKey, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { ErrorSummary } from '@fachwerk/react/form';
import { notify } from '@fachwerk/react/notice';
import { SaveConflict, useConflict } from '@fachwerk/react/save-conflict';
import { useText } from '@fachwerk/react/texts';
import { Stack, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import { AccessRight, accessRightApi } from '../contract-staff.ts';
import { de } from '../texts/de.ts';
import { Dialog } from './dialog.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

const Values = z.object({ customerName: line(120, 1), note: paragraph(2000), version: z.int() });
type Values = z.infer<typeof Values>;

const Conflict = z.object({ current: AccessRight });
const valuesOf = ({ customerName, note, version }: AccessRight): Values => ({ customerName, note, version });
const conflictOptions = {
  code: 'rental.changed_meanwhile',
  read: (conflict: unknown) => valuesOf(z.parse(Conflict, conflict).current),
  comparable: ({ version: _, ...fields }: Values) => fields,
};

type Props = { right: AccessRight; onClose: () => void };

/** Name and note; what somebody else wrote meanwhile is shown side by side. */
export function EditDialog({ right, onClose }: Props) {
  const t = useText(de);
  const client = useQueryClient();
  const initial = valuesOf(right);
  const form = useContractForm(Values, initial);
  const conflict = useConflict(form, initial, conflictOptions);
  const edit = useChange(accessRightApi.edit, { isQuiet: true });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isSaved = await form.submit((values) =>
      edit.mutateAsync({ orderItem: { ...values, id: right.id } }).catch(conflict.watching(values)),
    );
    if (!isSaved) return;
    notify(t('access_rights.edit.done'));
    onClose();
  };
  const takeTheirs = async () => {
    await client.refetchQueries({ queryKey: askKey(accessRightApi.find) });
    form.discard();
  };
  const fieldWords = (field: string) => t(field === 'note' ? 'access_rights.edit.note' : 'access_rights.edit.name');
  return (
    <Dialog title={t('access_rights.action.edit')} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <ErrorSummary form={form} />
        <Stack gap="md">
          {conflict.rows && (
            <SaveConflict
              form={form}
              rows={conflict.rows}
              fieldWords={fieldWords}
              valueWords={(_, value) => String(value) || t('kit.none')}
              onTakeTheirs={() => void takeTheirs()}
            />
          )}
          <TextInput label={t('access_rights.edit.name')} data-autofocus {...form.field('customerName')} />
          <Textarea
            label={t('access_rights.edit.note')}
            description={t('access_rights.edit.note_about')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            rows={4}
            resize="vertical"
            {...form.field('note')}
          />
        </Stack>
        <DialogButtons
          label={t('kit.save')}
          isBusy={form.state === 'saving'}
          isReady={form.state === 'changed' || conflict.rows !== null}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
