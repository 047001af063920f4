import { useAsk } from '@fachwerk/react/call';
import { Panel, PendingPanel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { settlementApi } from '../contract.ts';
import { whyNotIssue } from '../rules/statement.ts';
import { adminDe } from '../texts/admin.de.ts';
import { AmountFacts } from './amount-facts.tsx';
import { LineTable } from './line-table.tsx';
import { monthName } from './month-name.ts';
import classes from './settlement.module.css';
import { useIssue } from './use-issue.ts';

/** What a statement would say, with every paper, before it gets a number that is never given again. */
export function PreviewPage({ companyId, month }: { companyId: string; month: string }) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const asked = useAsk(settlementApi.preview, { companyId, month });
  const { issue, isPending } = useIssue(month);
  const refusal = whyNotIssue(month, new Date());
  return (
    <Stack gap="md" className={classes.page ?? ''}>
      <Anchor component={Link} to={`/admin/settlements?month=${month}`} size="sm">
        {t('settlement.back')}
      </Anchor>
      {asked.data ? (
        <>
          <Panel isWide>
            <Group justify="space-between" align="start" mb="md">
              <div>
                <Title order={1}>{`${asked.data.name}, ${monthName(month)}`}</Title>
                <Text c="dimmed">{t('settlement.preview.about')}</Text>
              </div>
              <Button
                loading={isPending}
                disabled={refusal !== null}
                title={refusal ? t(refusal) : undefined}
                onClick={async () => {
                  const row = { companyId, name: asked.data.name, grossCents: asked.data.preview.grossCents };
                  if (await issue([row])) navigate(`/admin/settlements?month=${month}`);
                }}
              >
                {t('settlement.issue')}
              </Button>
            </Group>
            <AmountFacts amounts={asked.data.preview} />
          </Panel>
          <Panel isWide>
            <LineTable lines={asked.data.preview.lines} />
          </Panel>
        </>
      ) : (
        <PendingPanel asked={asked} />
      )}
    </Stack>
  );
}
