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
import { type LockNote, lockApi } from '../contract-lock.ts';
import { de } from '../texts/de.ts';
import classes from './lock-drawer.module.css';
import type { LockWithNotes } from './lock-sheet.tsx';

/** What the next person at the box should know. */
export function LockNotes({ lock }: { lock: LockWithNotes }) {
  const t = useText(de);
  const mayWrite = useMay('locks.service');
  return (
    <Stack gap="md" pb="lg">
      {mayWrite ? <NewNote lockId={lock.id} /> : <Text c="dimmed">{t('locks.denied.notes')}</Text>}
      {lock.noteList.length === 0 ? (
        <Empty title={t('notes.empty')} text={t('notes.empty.text')} />
      ) : (
        <ul className={classes.rows} aria-label={t('locks.tab.notes')}>
          {lock.noteList.map((note) => (
            <Note key={note.id} lockId={lock.id} note={note} mayRemove={mayWrite} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

const NoteText = z.object({ text: paragraph(2000).check(z.minLength(1)) });

function NewNote({ lockId }: { lockId: string }) {
  const t = useText(de);
  const form = useContractForm(NoteText, { text: '' });
  const add = useChange(lockApi.addNote, { isQuiet: true });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isSaved = await form.submit(({ text }) => add.mutateAsync({ id: lockId, text }));
    if (isSaved) form.set('text', '');
  };
  return (
    <form onSubmit={submit} noValidate>
      {form.refusal && <ErrorSummary form={form} />}
      <Textarea label={t('notes.new')} rows={3} maxLength={2000} {...form.field('text')} />
      <Group justify="flex-end" mt="xs">
        <Button type="submit" variant="default" loading={form.state === 'saving'}>
          {t('notes.add')}
        </Button>
      </Group>
    </form>
  );
}

function Note({ lockId, note, mayRemove }: { lockId: string; note: LockNote; mayRemove: boolean }) {
  const t = useText(de);
  const confirm = useConfirm();
  const removal = useChange(lockApi.removeNote);
  const remove = async () => {
    const question = { title: t('notes.remove.title'), text: note.text, confirm: t('kit.delete'), isDanger: true };
    if (await confirm(question)) removal.mutate({ id: lockId, noteId: note.id });
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
          <Tooltip label={t('notes.remove')}>
            <ActionIcon
              variant="subtle"
              color="gray"
              loading={removal.isPending}
              onClick={() => void remove()}
              aria-label={t('notes.remove')}
            >
              <IconTrash size={18} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
        )}
      </Group>
    </li>
  );
}
