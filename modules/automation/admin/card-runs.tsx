import type { CardSlotProps } from '@fachwerk/board-desk/slots';
import { useAsk } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { Title } from '@mantine/core';
import { ruleApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { RunRows } from './run-rows.tsx';

/** In the drawer of a card: what rules did with it, and what waits in its queue. */
export function CardRuns({ card }: CardSlotProps) {
  const t = useText(adminDe);
  const { runs = [] } = useAsk(ruleApi.ofCard, { cardId: card.id }).data ?? {};
  if (runs.length === 0) return null;
  return (
    <section aria-label={t('rules.card')}>
      <Title order={3}>{t('rules.card')}</Title>
      <RunRows runs={runs} boardId={card.boardId} />
    </section>
  );
}
