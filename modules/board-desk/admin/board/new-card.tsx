import { type Card, cardApi } from '@fachwerk/boards/contract-card';
import { useChange } from '@fachwerk/react/call';
import { InSlot } from '@fachwerk/react/slot';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { newCardSlot } from '../slots.ts';
import classes from './board.module.css';
import { useTakeCards } from './use-board-data.ts';

type Props = {
  readonly boardId: string;
  readonly columnId: string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** One card after the other: Enter adds it and stays, Escape closes. */
export function NewCard({ boardId, columnId, onChanged, onClose }: Props) {
  const t = useText(adminDe);
  const [title, setTitle] = useState('');
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
    setTitle('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    void add().catch(() => undefined);
  };
  return (
    <form className={classes.add} onSubmit={(event) => void add(event).catch(() => undefined)}>
      <Textarea
        label={t('desk.card_title')}
        autosize
        minRows={2}
        maxLength={200}
        autoFocus
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Group gap="xs" mt="xs">
        <Button type="submit" size="sm" loading={save.isPending} disabled={!title.trim()}>
          {t('desk.add_card')}
        </Button>
        <Button variant="default" size="sm" onClick={onClose}>
          {t('kit.close')}
        </Button>
        <InSlot slot={newCardSlot} props={{ boardId, columnId, onMade: take }} />
      </Group>
    </form>
  );
}
