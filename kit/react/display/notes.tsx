import { paragraph } from '@fachwerk/base/schema';
import { ActionIcon, Button, Group, Stack, Text, Textarea, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { useConfirm } from '../dialogs/confirm.ts';
import { useContractForm } from '../forms/contract-form.ts';
import { ErrorSummary } from '../forms/form.tsx';
import { useText } from '../shell/texts.ts';
import { Empty } from '../states/states.tsx';
import classes from './notes.module.css';
import { Ago } from './time.tsx';

const MOST_LETTERS = 2000;
const NoteText = z.object({ text: paragraph(MOST_LETTERS).check(z.minLength(1)) });

type Note = { readonly id: string; readonly text: string; readonly personName: string; readonly at: Date };

type Props<N extends Note> = {
  notes: readonly N[];
  /** Text for an empty list. */
  emptyText: string;
  /** Reason as text; null if writing is allowed. */
  whyNotWrite: string | null;
  mayRemove?: (note: N) => boolean;
  onAdd: (text: string) => Promise<unknown>;
  /** Shows its own error. */
  onRemove: (note: N) => Promise<unknown>;
};

/** Internal notes: list, add and remove. */
export function Notes<N extends Note>(props: Props<N>) {
  const { notes, emptyText, whyNotWrite, mayRemove = () => true, onAdd, onRemove } = props;
  const t = useText();
  return (
    <Stack gap="md" pb="lg">
      {whyNotWrite === null ? <NewNote onAdd={onAdd} /> : <Text c="dimmed">{whyNotWrite}</Text>}
      {notes.length === 0 ? (
        <Empty title={t('notes.empty')} text={emptyText} />
      ) : (
        <ul className={classes.notes} aria-label={t('notes.list')}>
          {notes.map((note) => (
            <OneNote
              key={note.id}
              note={note}
              onRemove={whyNotWrite === null && mayRemove(note) ? () => onRemove(note) : null}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}

function NewNote({ onAdd }: { onAdd: Props<Note>['onAdd'] }) {
  const t = useText();
  const form = useContractForm(NoteText, { text: '' });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isSaved = await form.submit(({ text }) => onAdd(text));
    if (isSaved) form.set('text', '');
  };
  return (
    <form onSubmit={submit} noValidate>
      {form.refusal && <ErrorSummary form={form} />}
      <Textarea label={t('notes.new')} rows={3} {...form.field('text')} />
      <Group justify="flex-end" mt="xs">
        <Button type="submit" variant="default" loading={form.state === 'saving'}>
          {t('notes.add')}
        </Button>
      </Group>
    </form>
  );
}

function OneNote({ note, onRemove }: { note: Note; onRemove: (() => Promise<unknown>) | null }) {
  return (
    <li className={classes.note}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Text component="div" className={classes.text ?? ''}>
            {note.text}
          </Text>
          <Text component="div" size="xs" c="dimmed">
            {note.personName} · <Ago at={note.at} />
          </Text>
        </div>
        {onRemove && <RemoveButton note={note} onRemove={onRemove} />}
      </Group>
    </li>
  );
}

function RemoveButton({ note, onRemove }: { note: Note; onRemove: () => Promise<unknown> }) {
  const t = useText();
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    const question = { title: t('notes.remove.title'), text: note.text, confirm: t('kit.delete'), isDanger: true };
    if (!(await confirm(question))) return;
    setBusy(true);
    await onRemove().catch(() => setBusy(false));
  };
  return (
    <Tooltip label={t('notes.remove')}>
      <ActionIcon
        variant="subtle"
        color="gray"
        loading={isBusy}
        onClick={() => void remove()}
        aria-label={t('notes.remove')}
      >
        <IconTrash size={18} stroke={1.5} />
      </ActionIcon>
    </Tooltip>
  );
}
