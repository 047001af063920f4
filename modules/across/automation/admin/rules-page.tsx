import { boardStream } from '@fachwerk/boards/contract';
import { boardPath } from '@fachwerk/boards/rules/board-path';
import { useAsk, useAskPages } from '@fachwerk/react/call';
import { hintIf, useLiveRefetch } from '@fachwerk/react/live-refetch';
import { MoreButton } from '@fachwerk/react/more-button';
import { Panel, PendingPanel } from '@fachwerk/react/panel';
import rows from '@fachwerk/react/rows.module.css';
import { Empty } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { useTitle } from '@fachwerk/react/title';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { type RuleInput, ruleApi } from '../contract.ts';
import { readyRules } from '../rules/ready-rules.ts';
import { adminDe } from '../texts/admin.de.ts';
import { RuleForm } from './rule-form.tsx';
import { RuleRow } from './rule-row.tsx';
import { useRuleLabels } from './rule-words.ts';
import classes from './rules.module.css';
import { RunRows } from './run-rows.tsx';

/** The rules of one board, what one could begin with, and what they have done. */
export function RulesPage() {
  const t = useText(adminDe);
  const { boardId = '' } = useParams();
  const asked = useAsk(ruleApi.list, { boardId });
  useLiveRefetch({
    hints: [hintIf(boardStream, (event) => event.boardId === boardId)],
    asks: [ruleApi.list, ruleApi.runs],
  });
  const [open, setOpen] = useState<RuleInput | null>(null);
  const { boardName = '', rules = [], choices } = asked.data ?? {};
  const words = useRuleLabels(boardId, choices);
  const title = boardName ? t('rules.title_of', { name: boardName }) : t('rules.title');
  useTitle(title);
  if (!choices) return <PendingPanel asked={asked} />;
  const ready = readyRules(boardId, choices, (name, part) =>
    t(`rules.ready.${name}.${part}` as 'rules.ready.form.text'),
  ).filter((each) => !rules.some((rule) => rule.ready === each.ready));
  const first = choices.columns.find((column) => column.boardId === boardId);
  const blank: RuleInput = {
    boardId,
    name: '',
    isActive: true,
    conditions: [],
    delayMinutes: 0,
    ready: null,
    trigger: { kind: 'card_moved', columnId: null },
    actions: [{ kind: 'move', columnId: first?.id ?? '' }],
  };
  return (
    <Stack gap="lg" component="section">
      <Group justify="space-between" align="flex-end" gap="xs">
        <div>
          <Anchor component={Link} to={boardPath({ id: boardId, name: boardName })}>
            {t('rules.to_board')}
          </Anchor>
          <Title order={1}>{title}</Title>
        </div>
        <Button leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => setOpen(blank)}>
          {t('rules.add')}
        </Button>
      </Group>
      <Panel isWide>
        {rules.length === 0 ? (
          <Empty title={t('rules.none.title')} text={t('rules.none.text')} />
        ) : (
          <ul className={rows.rows}>
            {rules.map((rule) => (
              <RuleRow key={rule.id} rule={rule} choices={choices} onEdit={() => setOpen(rule)} />
            ))}
          </ul>
        )}
      </Panel>
      {ready.length > 0 && (
        <Panel isWide>
          <Title order={2}>{t('rules.ready')}</Title>
          <Text c="dimmed">{t('rules.ready.about')}</Text>
          <ul className={rows.rows}>
            {ready.map((rule) => (
              <li key={rule.ready} className={rows.row}>
                <div className={rows.words}>
                  <strong>{rule.name}</strong>
                  <div className={classes.about}>{words(rule)}</div>
                </div>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t('rules.ready.use', { name: rule.name })}
                  onClick={() => setOpen(rule)}
                >
                  {t('rules.ready.look')}
                </Button>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <BoardRuns boardId={boardId} />
      {open && <RuleForm key={open.id ?? open.ready} rule={open} choices={choices} onClose={() => setOpen(null)} />}
    </Stack>
  );
}

/** The log of a board's rules, the latest first. */
function BoardRuns({ boardId }: { readonly boardId: string }) {
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
