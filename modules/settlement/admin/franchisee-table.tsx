import { cents } from '@fachwerk/base/money';
import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { formatMoney } from '@fachwerk/react/money';
import { notify } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Box, Button, Group, Table } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { type FranchiseeMonth, type StatementAmounts, settlementApi } from '../contract.ts';
import { whyNotIssue } from '../rules/statement.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './settlement.module.css';
import { StatementMark } from './state-words.tsx';
import { TermsDialog } from './terms-dialog.tsx';

const COLUMNS = ['base', 'share', 'minimum', 'fees', 'total'] as const;
const AMOUNTS: Record<(typeof COLUMNS)[number], (amounts: StatementAmounts) => number> = {
  base: ({ baseCents }) => baseCents,
  share: ({ shareCents }) => shareCents,
  minimum: ({ minimumCents }) => minimumCents,
  fees: ({ feeCents }) => feeCents,
  total: ({ grossCents }) => grossCents,
};

type Props = { month: string; rows: readonly FranchiseeMonth[] };

export function FranchiseeTable({ month, rows }: Props) {
  const t = useText(adminDe);
  const [termsOf, setTermsOf] = useState<FranchiseeMonth | null>(null);
  const mayIssue = useMay('settlements.issue');
  return (
    <Box className={classes.scroll ?? ''} role="region" aria-label={t('settlement.title')} tabIndex={0}>
      <Table className={classes.franchisees ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('settlement.franchisee')}</Table.Th>
            {COLUMNS.map((column) => (
              <Table.Th key={column} scope="col" className={classes.number ?? ''}>
                {t(`settlement.${column}`)}
              </Table.Th>
            ))}
            <Table.Th scope="col">{t('settlement.state')}</Table.Th>
            <Table.Td />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Row key={row.companyId} row={row} month={month} onTerms={mayIssue ? () => setTermsOf(row) : undefined} />
          ))}
        </Table.Tbody>
      </Table>
      {termsOf && <TermsDialog franchisee={termsOf} month={month} onClose={() => setTermsOf(null)} />}
    </Box>
  );
}

function Row({ row, month, onTerms }: { row: FranchiseeMonth; month: string; onTerms: (() => void) | undefined }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const issue = useChange(settlementApi.issue);
  const { companyId, name, statement, preview } = row;
  const amounts = statement ?? preview;
  const refusal = whyNotIssue(month, new Date());
  const press = async () => {
    const about = t('settlement.issue.about', { total: preview ? formatMoney(cents(preview.grossCents)) : '', name });
    if (!(await confirm({ title: t('settlement.issue'), text: about, confirm: t('settlement.issue') }))) return;
    issue.mutate({ companyId, month }, { onSuccess: ({ number }) => notify(t('settlement.issued', { number })) });
  };
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {statement ? (
          <Anchor component={Link} to={`/admin/settlements/${statement.id}?month=${month}`}>
            {name}
          </Anchor>
        ) : (
          name
        )}
      </Table.Th>
      {COLUMNS.map((column) => (
        <Table.Td key={column} className={classes.number ?? ''} data-name={t(`settlement.${column}`)}>
          {amounts && formatMoney(cents(AMOUNTS[column](amounts)))}
        </Table.Td>
      ))}
      <Table.Td data-name={t('settlement.state')}>
        <StatementMark state={statement?.state ?? 'none'} />
      </Table.Td>
      <Table.Td>
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          {onTerms && (
            <Button variant="default" size="compact-sm" onClick={onTerms}>
              {t('settlement.terms')}
            </Button>
          )}
          {onTerms && !statement && (
            <Button
              size="compact-sm"
              loading={issue.isPending}
              disabled={refusal !== null}
              title={refusal ? t(refusal) : undefined}
              onClick={press}
            >
              {t('settlement.issue')}
            </Button>
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
