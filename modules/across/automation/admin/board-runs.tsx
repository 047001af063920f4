import { useAskPages } from '@fachwerk/react/call';
import { MoreButton } from '@fachwerk/react/more-button';
import { Panel, PendingPanel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { Text, Title } from '@mantine/core';
import { ruleApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { RunRows } from './run-rows.tsx';

/** The log of a board's rules, the latest first. */
export function BoardRuns({ boardId }: { readonly boardId: string }) {
  const t = useText(adminDe);
  const asked = useAskPages(ruleApi.runs, { boardId }, ({ next }) => (next ? { before: next } : null));
  if (!asked.data) return <PendingPanel asked={asked} />;
  const runs = asked.data.pages.flatMap((page) => page.runs);
  return (
    <Panel isWide>
      <Title order={2}>{t('rules.log')}</Title>
      {runs.length === 0 ? <Text c="dimmed">{t('rules.log.none')}</Text> : <RunRows runs={runs} boardId={boardId} />}
      {asked.hasNextPage && (
        <MoreButton isLoading={asked.isFetchingNextPage} onMore={() => void asked.fetchNextPage()} />
      )}
    </Panel>
  );
}
