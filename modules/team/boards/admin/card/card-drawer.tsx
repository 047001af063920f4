import { useAsk } from '@fachwerk/react/call';
import { hintIf, useLiveRefetch } from '@fachwerk/react/live-refetch';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { InSlot } from '@fachwerk/react/slot';
import { useText } from '@fachwerk/react/texts';
import { Stack } from '@mantine/core';
import { type BoardSheet, boardStream } from '../../contract.ts';
import { cardApi } from '../../contract-card.ts';
import { titleOf } from '../../rules/short-code.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { cardSlot } from '../slots.ts';
import { CardChecklist } from './card-checklist.tsx';
import { CardCodes } from './card-codes.tsx';
import { CardComment } from './card-comment.tsx';
import { CardFacts } from './card-facts.tsx';
import { CardFiles } from './card-files.tsx';
import { CardMenu } from './card-menu.tsx';
import { CardStory } from './card-story.tsx';
import { CardText } from './card-text.tsx';
import { CardValues } from './card-values.tsx';

type Props = {
  readonly boardId: string;
  readonly cardId: string | undefined;
  readonly sheet: BoardSheet | undefined;
  readonly mayWork: boolean;
  readonly closeTo: string;
  readonly onChanged: () => void;
};

/** One card over its board: text, assignees, due date, comments and history. */
export function CardDrawer({ boardId, cardId, sheet, mayWork, closeTo, onChanged }: Props) {
  const t = useText(adminDe);
  const asked = useAsk(cardApi.find, { cardId: cardId ?? '' }, { isEnabled: cardId !== undefined });
  useLiveRefetch({ hints: [hintIf(boardStream, (event) => event.boardId === boardId)], asks: [cardApi.find] });
  const labels = sheet?.labels ?? [];
  const people = sheet?.people ?? [];
  return (
    <RecordDrawer
      isOpen={cardId !== undefined}
      asked={asked}
      kind={t('desk.card')}
      title={(card) => titleOf(card)}
      subtitle={(card) => `${card.boardName} · ${card.columnName}${card.isArchived ? ` · ${t('desk.archived')}` : ''}`}
      actions={(card) => mayWork && <CardMenu card={card} closeTo={closeTo} onChanged={onChanged} />}
      closeTo={closeTo}
    >
      {(card) => {
        const mayEdit = mayWork && !card.isArchived;
        const parts = { card, onChanged, mayEdit };
        return (
          <Stack gap="lg" key={card.id} pb="lg">
            <CardFacts {...parts} labels={labels} people={people} />
            <CardValues {...parts} fields={sheet?.fields ?? []} />
            <CardText {...parts} />
            <CardCodes {...parts} />
            <InSlot slot={cardSlot} props={{ card, mayEdit }} />
            <CardChecklist {...parts} />
            <CardFiles {...parts} />
            {mayWork && <CardComment card={card} people={people} onChanged={onChanged} />}
            <CardStory history={card.history} />
          </Stack>
        );
      }}
    </RecordDrawer>
  );
}
