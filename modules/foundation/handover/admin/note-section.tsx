import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { ErrorSummary } from '@fachwerk/react/form';
import { useLeaveGuard } from '@fachwerk/react/leave-guard';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Button, Checkbox, Group, Paper, Text, Textarea, Title } from '@mantine/core';
import type { FormEvent } from 'react';
import { type HandoverNote, handoverApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './handover.module.css';

type Props = { notes: readonly HandoverNote[]; mayWrite: boolean };

/** Open notes stay until somebody ticks them; those of the period that are ticked stand folded below. */
export function NoteSection({ notes, mayWrite }: Props) {
  const t = useText(adminDe);
  const open = notes.filter(({ done }) => !done);
  const done = notes.filter((note) => note.done);
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="handover-notes">
      <Title order={2} id="handover-notes" className={classes.heading ?? ''}>
        {t('handover.notes')} {open.length > 0 && <span className={classes.count}>{open.length}</span>}
      </Title>
      {open.length === 0 && (
        <Text c="dimmed" size="sm">
          {t('handover.notes.none')}
        </Text>
      )}
      <ul className={classes.notes}>
        {open.map((note) => (
          <Note key={note.id} note={note} mayWrite={mayWrite} />
        ))}
      </ul>
      {mayWrite && <NewNote />}
      {done.length > 0 && (
        <details className={classes.done}>
          <summary>{t('handover.notes.done_list', { count: done.length })}</summary>
          <ul className={classes.notes}>
            {done.map((note) => (
              <Note key={note.id} note={note} mayWrite={mayWrite} />
            ))}
          </ul>
        </details>
      )}
    </Paper>
  );
}

function Note({ note, mayWrite }: { note: HandoverNote; mayWrite: boolean }) {
  const t = useText(adminDe);
  const tick = useChange(handoverApi.markNote);
  const { id, text, written, done, seenBy, companyName, isOwn } = note;
  const names = seenBy.map(({ name }) => name).join(', ');
  const seen = names ? t('handover.notes.seen', { names }) : isOwn ? t('handover.notes.unseen') : '';
  return (
    <li className={classes.note} data-done={done !== null || undefined}>
      <Checkbox
        checked={done !== null}
        disabled={!mayWrite || tick.isPending}
        aria-label={t(done ? 'handover.notes.reopen' : 'handover.notes.tick', { text })}
        onChange={() => tick.mutate({ id, isDone: done === null })}
      />
      <div className={classes.words}>
        <div className={classes.text}>{text}</div>
        <Text size="xs" c="dimmed" component="div">
          {written.name}
          {companyName && ` · ${companyName}`} · <Ago at={written.at} />
          {done && (
            <>
              {' · '}
              {t('handover.notes.done', { name: done.name })}, <Ago at={done.at} />
            </>
          )}
          {!done && seen && ` · ${seen}`}
        </Text>
      </div>
    </li>
  );
}

function NewNote() {
  const t = useText(adminDe);
  const add = useChange(handoverApi.addNote, { isQuiet: true });
  const form = useContractForm(handoverApi.addNote.input, { text: '' });
  useLeaveGuard(form.values.text.trim() !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isSaved = await form.submit((note) => add.mutateAsync(note));
    if (isSaved) form.set('text', '');
  };
  return (
    <form onSubmit={submit} noValidate className={classes.new_note}>
      {form.refusal && <ErrorSummary form={form} />}
      <Textarea
        label={t('handover.notes.new')}
        placeholder={t('handover.notes.placeholder')}
        rows={3}
        {...form.field('text')}
      />
      <Group justify="flex-end" mt="xs">
        <Button type="submit" variant="default" loading={form.state === 'saving'}>
          {t('handover.notes.add')}
        </Button>
      </Group>
    </form>
  );
}
