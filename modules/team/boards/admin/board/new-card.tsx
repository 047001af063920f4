import { useChange } from '@fachwerk/react/call';
import { useKeptText } from '@fachwerk/react/kept-text';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { type Card, cardApi } from '../../contract-card.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { FromTemplate } from '../template/from-template.tsx';
import classes from './board.module.css';
import { useTakeCards } from './use-board-data.ts';

type Props = {
  readonly boardId: string;
  readonly columnId: string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** Unsaved titles by column: opening the input of another column does not discard them. */
const drafts = new Map<string, string>();

/** Adds cards in a row: Enter adds one and keeps the input open; Escape closes it and asks before discarding text. */
export function NewCard({ boardId, columnId, onChanged, onClose }: Props) {
  const t = useText(adminDe);
  const [title, setTitle] = useState(drafts.get(columnId) ?? '');
  const [before] = useState(title);
  const within = useRef<HTMLFormElement>(null);
  const leave = useKeptText(within, true);
  const type = (words: string) => {
    setTitle(words);
    drafts.set(columnId, words);
  };
  const close = () =>
    leave(() => {
      // An untouched draft is kept; an edited one was discarded by the user just now.
      if (title !== before) drafts.delete(columnId);
      onClose();
    });
  const save = useChange(cardApi.save, { stale: 'nothing' });
  const takeCards = useTakeCards();
  const take = (card: Card) => {
    takeCards(boardId, [card]);
    onChanged();
  };
  const add = async (event?: FormEvent) => {
    event?.preventDefault();
    const words = title.replace(/\s+/g, ' ').trim();
    if (!words || save.isPending) return;
    take(await save.mutateAsync({ card: { title: words }, column: columnId }));
    type('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    void add().catch(() => undefined);
  };
  return (
    <form
      ref={within}
      data-keeps-text
      className={classes.add}
      onSubmit={(event) => void add(event).catch(() => undefined)}
    >
      <Textarea
        label={t('desk.card_title')}
        autosize
        minRows={2}
        maxLength={200}
        autoFocus
        value={title}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Group gap="xs" mt="xs">
        <Button type="submit" size="sm" loading={save.isPending} disabled={!title.trim()}>
          {t('desk.add_card')}
        </Button>
        <Button variant="default" size="sm" onClick={close}>
          {t('kit.close')}
        </Button>
        <FromTemplate boardId={boardId} columnId={columnId} onMade={take} />
      </Group>
    </form>
  );
}
