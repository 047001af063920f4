import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Textarea } from '@mantine/core';
import * as z from 'zod/mini';
import { type Inquiry, inquiryApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

const Values = z.pick(inquiryApi.saveNote.input, { note: true });

export function NoteForm({ inquiry: { id, version, note } }: { inquiry: Inquiry }) {
  const t = useText(adminDe);
  const form = useContractForm(Values, { note });
  const save = useChange(inquiryApi.saveNote, { isQuiet: true });
  const onSave = async (values: z.infer<typeof Values>) => {
    await save.mutateAsync({ id, version, ...values });
    notify(t('inquiries.note.saved'));
  };
  return (
    <Form form={form} onSave={onSave} saveLabel={t('inquiries.note.save')}>
      <Textarea label={t('inquiries.note')} rows={3} {...form.field('note')} />
    </Form>
  );
}
