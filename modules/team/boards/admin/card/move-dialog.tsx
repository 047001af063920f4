import { useAsk, useChange } from '@fachwerk/react/call';
import { Dialog } from '@fachwerk/react/dialog';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Select, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { boardApi } from '../../contract.ts';
import { type CardDetails, cardApi } from '../../contract-card.ts';
import { cardPath } from '../../rules/board-path.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useTakeAnswer } from './use-card-change.ts';

type Props = { readonly card: CardDetails; readonly onChanged: () => void; readonly onClose: () => void };

/** Moves a card to another column or board, with an optional comment. */
export function MoveDialog({ card, onChanged, onClose }: Props) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const take = useTakeAnswer(onChanged);
  const asked = useAsk(boardApi.boardsAndColumns, { user: 'logged-in-user' });
  const move = useChange(cardApi.history, { stale: 'nothing' });
  const [columnId, setColumn] = useState(card.columnId);
  const [comment, setComment] = useState('');
  const run = async () => {
    const moved = take(await move.mutateAsync({ cardId: card.id, columnId, comment }));
    onClose();
    const board = asked.data?.boards.find(({ id }) => id === moved.boardId);
    if (board && moved.boardId !== card.boardId) navigate(cardPath(board, card.id));
  };
  return (
    <Dialog title={t('desk.move')} onClose={onClose}>
      <Stack gap="md">
        <Select
          label={t('desk.move_to')}
          allowDeselect={false}
          searchable
          value={columnId}
          onChange={(id) => id && setColumn(id)}
          data={(asked.data?.boards ?? []).map(({ name, columns }) => ({
            group: name,
            items: columns.map((column) => ({ value: column.id, label: column.name })),
          }))}
        />
        <Textarea
          label={t('desk.move_comment')}
          autosize
          minRows={2}
          maxLength={5000}
          value={comment}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
      </Stack>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('kit.cancel')}
        </Button>
        <Button
          disabled={columnId === card.columnId}
          loading={move.isPending}
          onClick={() => void run().catch(() => undefined)}
        >
          {t('desk.move_do')}
        </Button>
      </Group>
    </Dialog>
  );
}
