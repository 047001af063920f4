import { paragraph } from '@fachwerk/base/schema';
import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { useContractForm } from '@fachwerk/react/contract-form';
import { ErrorSummary } from '@fachwerk/react/form';
import { useMay } from '@fachwerk/react/session';
import { Empty } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { ActionIcon, Button, Group, Stack, Text, Textarea, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import { type CustomerNote, type CustomerStory, customerApi } from '../contract-staff.ts';
import { de } from '../texts/de.ts';
import classes from './customer-steps.module.css';

/** What the next colleague should know. */
export function CustomerNotes({ customer }: { customer: CustomerStory }) {
  const t = useText(de);
  const mayWrite = useMay('customers.edit');
  return (
    <Stack gap="md" pb="lg">
      {mayWrite ? <NewNote customerId={customer.id} /> : <Text c="dimmed">{t('customers.denied.edit')}</Text>}
      {customer.notes.length === 0 ? (
        <Empty title={t('customers.note.empty')} text={t('customers.note.empty.text')} />
      ) : (
        <ul className={classes.notes} aria-label={t('customers.tab.notes')}>
          {customer.notes.map((note) => (
            <Note key={note.id} customerId={customer.id} note={note} mayRemove={mayWrite && note.isOwn} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

const NoteText = z.object({ text: paragraph(2000).check(z.minLength(1)) });

function NewNote({ customerId }: { customerId: string }) {
  const t = useText(de);
  const form = useContractForm(NoteText, { text: '' });
  const add = useChange(customerApi.addNote, { isQuiet: true });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isSaved = await form.submit(({ text }) => add.mutateAsync({ id: customerId, text }));
    if (isSaved) form.set('text', '');
  };
  return (
    <form onSubmit={submit} noValidate>
      {form.refusal && <ErrorSummary form={form} />}
      <Textarea label={t('customers.note.new')} rows={3} maxLength={2000} {...form.field('text')} />
      <Group justify="flex-end" mt="xs">
        <Button type="submit" variant="default" loading={form.state === 'saving'}>
          {t('customers.note.add')}
        </Button>
      </Group>
    </form>
  );
}

type NoteProps = { customerId: string; note: CustomerNote; mayRemove: boolean };

function Note({ customerId, note, mayRemove }: NoteProps) {
  const t = useText(de);
  const confirm = useConfirm();
  const removal = useChange(customerApi.removeNote);
  const remove = async () => {
    const title = t('customers.note.remove.title');
    if (await confirm({ title, text: note.text, confirm: t('kit.delete'), isDanger: true })) {
      removal.mutate({ id: customerId, noteId: note.id });
    }
  };
  return (
    <li className={classes.note}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Text component="div" className={classes.noteText ?? ''}>
            {note.text}
          </Text>
          <Text component="div" size="xs" c="dimmed">
            {note.personName} · <Ago at={note.at} />
          </Text>
        </div>
        {mayRemove && (
          <Tooltip label={t('customers.note.remove')}>
            <ActionIcon
              variant="subtle"
              color="gray"
              loading={removal.isPending}
              onClick={() => void remove()}
              aria-label={t('customers.note.remove')}
            >
              <IconTrash size={18} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
        )}
      </Group>
    </li>
  );
}
