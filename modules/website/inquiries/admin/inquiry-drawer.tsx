import { useAsk, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { notify } from '@fachwerk/react/notice';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useText } from '@fachwerk/react/texts';
import { formatDate } from '@fachwerk/react/time';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { IconCircleCheck, IconMail, IconPhone, IconRotate, IconTrash } from '@tabler/icons-react';
import { useLocation, useNavigate, useParams } from 'react-router';
import * as z from 'zod/mini';
import { type Inquiry, inquiryApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { InquiryFacts } from './inquiry-facts.tsx';
import { InquiryMark } from './inquiry-state.tsx';
import { whoOf } from './inquiry-words.ts';
import { useMark } from './use-mark.ts';

/** One inquiry over the list: what was written, how to answer, and what colleagues should know. */
export function InquiryDrawer() {
  const t = useText(adminDe);
  const { id } = useParams();
  const asked = useAsk(inquiryApi.find, { id: id ?? '' }, { isEnabled: id !== undefined });
  return (
    <RecordDrawer
      isOpen={id !== undefined}
      asked={asked}
      kind={t('inquiries.one')}
      title={(inquiry) => whoOf(inquiry) || t('inquiries.nobody')}
      subtitle={(inquiry) => <InquiryMark inquiry={inquiry} />}
      gone={t('inquiries.gone')}
      closeTo="/admin/inquiries"
      width={720}
    >
      {(inquiry) => (
        <Stack gap="lg" pb="lg">
          <Ways inquiry={inquiry} />
          <InquiryFacts inquiry={inquiry} />
          <NoteForm key={inquiry.id} inquiry={inquiry} />
        </Stack>
      )}
    </RecordDrawer>
  );
}

/** Answering comes first, then that it is done. */
function Ways({ inquiry }: { inquiry: Inquiry }) {
  const t = useText(adminDe);
  const mark = useMark();
  const { id, email, phone, doneAt, receivedAt } = inquiry;
  const subject = t('inquiries.reply.subject', { date: formatDate(receivedAt) });
  const first = doneAt ? 'default' : 'filled';
  return (
    <Group gap="xs">
      {email && (
        <Button
          component="a"
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`}
          variant={first}
          leftSection={<IconMail size={16} stroke={1.5} />}
        >
          {t('inquiries.reply')}
        </Button>
      )}
      {phone && (
        <Button
          component="a"
          href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
          variant={email ? 'default' : first}
          leftSection={<IconPhone size={16} stroke={1.5} />}
        >
          {t('inquiries.call', { phone })}
        </Button>
      )}
      <Button
        variant="default"
        onClick={() => void mark(id, doneAt === null)}
        leftSection={doneAt ? <IconRotate size={16} stroke={1.5} /> : <IconCircleCheck size={16} stroke={1.5} />}
      >
        {t(doneAt ? 'inquiries.mark.open' : 'inquiries.mark.done')}
      </Button>
      <DeleteButton inquiry={inquiry} />
    </Group>
  );
}

function DeleteButton({ inquiry }: { inquiry: Inquiry }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { search } = useLocation();
  const remove = useChange(inquiryApi.remove);
  const ask = async () => {
    const isSure = await confirm({
      title: t('inquiries.delete.title'),
      text: t('inquiries.delete.text', { who: whoOf(inquiry) || t('inquiries.nobody') }),
      confirm: t('inquiries.delete.confirm'),
      isDanger: true,
    });
    if (!isSure) return;
    await remove.mutateAsync({ id: inquiry.id }).then(
      () => {
        notify(t('inquiries.deleted'));
        void navigate(`/admin/inquiries${search}`);
      },
      () => undefined,
    );
  };
  return (
    <Button
      variant="subtle"
      color="danger"
      loading={remove.isPending}
      onClick={() => void ask()}
      leftSection={<IconTrash size={16} stroke={1.5} />}
    >
      {t('inquiries.delete')}
    </Button>
  );
}

const Values = z.pick(inquiryApi.saveNote.input, { note: true });

function NoteForm({ inquiry: { id, version, note } }: { inquiry: Inquiry }) {
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
