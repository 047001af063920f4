import { dayOf } from '@fachwerk/base/time';
import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileHead, TileNumber, TileRow, TileRows, TileSheet } from '@fachwerk/react/tile-parts';
import { formatDay, useNow } from '@fachwerk/react/time';
import { Text } from '@mantine/core';
import { IconCalendarDue, IconCheckbox } from '@tabler/icons-react';
import { boardStream } from '../../contract.ts';
import { cardApi, type FoundCard } from '../../contract-card.ts';
import { BOARDS_PATH, cardPath } from '../../rules/board-path.ts';
import { dueState } from '../../rules/card.ts';
import { titleOf } from '../../rules/short-code.ts';
import { adminDe } from '../../texts/admin.de.ts';

const FEW = 5;

/** The person's own cards on all boards: what is due first. */
export function MineTile({ size }: TileProps) {
  const t = useText(adminDe);
  const today = dayOf(useNow()).toString();
  useLiveRefetch({ hints: [boardStream], asks: [cardApi.mine] });
  const asked = useAsk(cardApi.mine, {});
  if (asked.isError && !asked.data) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <Loading lines={4} />;
  const { cards } = asked.data;
  const due = cards.filter(({ dueOn }) => ['late', 'today'].includes(dueState(dueOn, today) ?? '')).length;
  const shown = size === 'full' ? cards : cards.slice(0, FEW);
  return (
    <TileSheet size={size}>
      {cards.length === 0 ? (
        <Text c="dimmed">{t('mine.none')}</Text>
      ) : (
        <TileNumber to={BOARDS_PATH} value={due}>
          {t('mine.due', { count: due, all: cards.length })}
        </TileNumber>
      )}
      <TileRows>
        {shown.map((card) => (
          <Row key={card.id} card={card} today={today} />
        ))}
      </TileRows>
      <TileHead size={size} title="" to={BOARDS_PATH} all={t('desk.all_boards')} />
    </TileSheet>
  );
}

function Row({ card, today }: { card: FoundCard; today: string }) {
  const t = useText(adminDe);
  const state = dueState(card.dueOn, today);
  const isDue = state === 'late' || state === 'today';
  const day = card.dueOn ? formatDay(card.dueOn, { day: 'numeric', month: 'short' }) : '';
  return (
    <TileRow
      icon={isDue ? IconCalendarDue : IconCheckbox}
      tone={state === 'late' ? 'danger' : state === 'today' ? 'warn' : 'quiet'}
      to={cardPath({ id: card.boardId, name: card.boardName }, card.id)}
      about={`${card.boardName} · ${card.columnName}`}
      beside={state === 'late' ? t('desk.due.late', { day }) : state === 'today' ? t('desk.due.today') : day}
    >
      {titleOf(card)}
    </TileRow>
  );
}
