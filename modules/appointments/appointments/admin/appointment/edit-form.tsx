import { paragraph } from '@fachwerk/base/schema';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Textarea, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { type Appointment, appointmentApi, CustomerData } from '../../contract-appointment.ts';
import { adminDe } from '../../texts/admin.de.ts';

const Typed = z.extend(CustomerData, { staffNote: paragraph(1000) });

/** Edits contact data and internal note, without a mail to the customer. */
export function EditForm({ appointment, onDone }: { appointment: Appointment; onDone: () => void }) {
  const t = useText(adminDe);
  const { id, version, name, email, phone, staffNote } = appointment;
  const edit = useChange(appointmentApi.edit, { isQuiet: true });
  const form = useContractForm(Typed, { name, email, phone, staffNote });
  return (
    <DialogForm
      form={form}
      label={t('appointments.save')}
      onSave={({ staffNote: note, ...customer }) => edit.mutateAsync({ id, version, customer, staffNote: note })}
      onSaved={() => notify(t('appointments.detail.edited'))}
      onClose={onDone}
    >
      <TextInput label={t('appointments.book.name')} data-autofocus required {...form.field('name')} />
      <TextInput label={t('appointments.book.email')} type="email" {...form.field('email')} />
      <TextInput label={t('appointments.book.phone')} type="tel" {...form.field('phone')} />
      <Textarea label={t('appointments.book.note')} rows={3} {...form.field('staffNote')} />
    </DialogForm>
  );
}
