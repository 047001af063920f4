import { askKey, useChange } from '@fachwerk/react/call';
import { CallProblem } from '@fachwerk/react/call-problem';
import { useContractForm } from '@fachwerk/react/contract-form';
import { ErrorSummary } from '@fachwerk/react/form';
import { notify } from '@fachwerk/react/notice';
import { SaveConflict, useConflict } from '@fachwerk/react/save-conflict';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import { AccessRight, accessRightApi } from '../contract-staff.ts';
import { de } from '../texts/de.ts';
import { DatesPreview, useDatesPreview } from './dates-preview.tsx';
import { DateTexts, datesOf, textsOf } from './dates-values.ts';
import { Dialog } from './dialog.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

const Conflict = z.object({ current: AccessRight });
const conflictOptions = {
  code: 'rental.changed_meanwhile',
  read: (conflict: unknown) => textsOf(z.parse(Conflict, conflict).current),
  comparable: ({ version: _, ...fields }: DateTexts) => fields,
};

type Props = { right: AccessRight; onClose: () => void };

/** Start and end, with what they would cost and what stands in their way before anybody presses anything. */
export function DatesDialog({ right, onClose }: Props) {
  const t = useText(de);
  const client = useQueryClient();
  const initial = textsOf(right);
  const form = useContractForm(DateTexts, initial);
  const conflict = useConflict(form, initial, conflictOptions);
  const edit = useChange(accessRightApi.editDate, { isQuiet: true });
  const dates = datesOf(form.values, right);
  const preview = useDatesPreview(right, dates);
  const save = async (values: DateTexts) => {
    const wanted = datesOf(values, right);
    if (!wanted) throw new CallProblem(422, { code: 'input.invalid', error: t('access_rights.dates.bad') });
    const orderItem = { id: right.id, version: values.version, ...wanted };
    await edit.mutateAsync({ orderItem }).catch(conflict.watching(values));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.submit(save))) return;
    notify(t('access_rights.dates.done'));
    onClose();
  };
  const takeTheirs = async () => {
    await client.refetchQueries({ queryKey: askKey(accessRightApi.find) });
    form.discard();
  };
  return (
    <Dialog title={t('access_rights.action.dates')} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <ErrorSummary form={form} />
        <Stack gap="md">
          {conflict.rows && (
            <SaveConflict
              form={form}
              rows={conflict.rows}
              fieldWords={(field) => t(field === 'startsAt' ? 'access_rights.dates.from' : 'access_rights.dates.to')}
              valueWords={(_, value) => said(String(value))}
              onTakeTheirs={() => void takeTheirs()}
            />
          )}
          <Text size="sm">{t('access_rights.dates.about', { zone: right.timeZone })}</Text>
          <TextInput type="datetime-local" label={t('access_rights.dates.from')} {...form.field('startsAt')} />
          <TextInput
            type="datetime-local"
            label={t('access_rights.dates.to')}
            data-autofocus
            {...form.field('endsAt')}
          />
          <DatesPreview preview={preview} />
        </Stack>
        <DialogButtons
          label={t('access_rights.action.dates')}
          isBusy={form.state === 'saving'}
          isReady={preview.state === 'fits'}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}

/** A text of the fields, as people say it. */
const said = (text: string) => formatDateTime(new Date(`${text}:00Z`), 'UTC');
