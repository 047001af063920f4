import { cardApi } from '@fachwerk/boards/contract-card';
import type { CardSlotProps } from '@fachwerk/boards/slots';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Title } from '@mantine/core';
import { type Run, ruleApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { RunRows } from './run-rows.tsx';

/** In the drawer of a card: what rules did with it, and what waits in its queue. */
export function CardRuns({ card, mayEdit }: CardSlotProps) {
  const t = useText(adminDe);
  const { runs = [] } = useAsk(ruleApi.ofCard, { cardId: card.id }).data ?? {};
  if (runs.length === 0) return null;
  return (
    <section aria-label={t('rules.card')}>
      <Group justify="space-between" gap="xs">
        <Title order={3}>{t('rules.card')}</Title>
        {mayEdit && <ResetQueue card={card} runs={runs} />}
      </Group>
      <RunRows runs={runs} boardId={card.boardId} />
    </section>
  );
}

type QueueProps = { readonly card: CardSlotProps['card']; readonly runs: readonly Run[] };

/** All that waits for a card, by its automation label, or by the rules where it has none. */
function ResetQueue({ card, runs }: QueueProps) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const reset = useChange(cardApi.resetQueue);
  const rules = runs.filter(({ state }) => state === 'waiting').map(({ ruleName }) => ruleName);
  if (rules.length === 0) return null;
  const clear = async () => {
    const question = { title: t('rules.queue.reset'), text: t('rules.queue.reset_text') };
    if (!(await confirm({ ...question, confirm: t('rules.queue.reset'), isDanger: true }))) return;
    let count = 0;
    for (const label3 of new Set([...(card.label3 ? [card.label3] : []), ...rules]))
      count += (await reset.mutateAsync({ label3: label3.slice(0, 60), card: { id: card.id } })).cancelled;
    notify(t('rules.queue.cancelled', { count }));
  };
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={reset.isPending}
      onClick={() => void clear().catch(() => undefined)}
    >
      {t('rules.queue.reset')}
    </Button>
  );
}
