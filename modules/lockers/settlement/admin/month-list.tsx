import { cents } from '@fachwerk/base/money';
import { ListPage } from '@fachwerk/react/list-page';
import { useListState } from '@fachwerk/react/list-state';
import type { Column, RowAction } from '@fachwerk/react/list-types';
import { formatMoney } from '@fachwerk/react/money';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { useList } from '@fachwerk/react/use-list';
import { Button, Text } from '@mantine/core';
import { IconFileInvoice, IconSettings } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { type FranchiseeMonth, settlementApi } from '../contract.ts';
import { whyNotIssue } from '../rules/statement.ts';
import { adminDe } from '../texts/admin.de.ts';
import { AMOUNTS } from './amount-columns.ts';
import { StatementMark } from './state-words.tsx';
import { TermsDialog } from './terms-dialog.tsx';
import { type ToIssue, useIssue } from './use-issue.ts';

type Row = FranchiseeMonth & { readonly id: string };

/** The franchisees of a month with what each would pay or pays; several are issued at once, each can be looked at before. */
export function MonthList({ month, chooser }: { month: string; chooser: ReactNode }) {
  const t = useText(adminDe);
  const mayIssue = useMay('settlements.issue');
  const [termsOf, setTermsOf] = useState<FranchiseeMonth | null>(null);
  const list = useList(settlementApi.list, {
    state: useListState({}),
    input: { month },
    rows: ({ franchisees }) =>
      franchisees
        .filter(({ statement, preview }) => statement || preview)
        .map((franchisee): Row => ({ ...franchisee, id: franchisee.companyId })),
  });
  const { issue, isPending } = useIssue(month);
  const refusal = whyNotIssue(month, new Date());
  const open = toIssue(list.rows ?? []);
  const terms = (row: Row): RowAction[] =>
    mayIssue ? [{ label: t('settlement.terms'), icon: IconSettings, run: () => setTermsOf(row) }] : [];
  return (
    <>
      <ListPage
        title={t('settlement.title')}
        list={list}
        columns={useMonthColumns()}
        hasSearch={false}
        nameOf={({ name }) => name}
        pathOf={({ companyId, statement }) =>
          statement ? `/admin/settlements/${statement.id}` : `/admin/settlements/preview-${companyId}`
        }
        rowActions={terms}
        {...(mayIssue &&
          refusal === null && {
            bulkActions: [
              {
                label: (count: number) => t('settlement.issue_many', { count }),
                icon: IconFileInvoice,
                run: (rows: readonly Row[]) => issue(toIssue(rows)),
              },
            ],
          })}
        beside={chooser}
        action={
          mayIssue &&
          open.length > 0 && (
            <Button
              loading={isPending}
              disabled={refusal !== null}
              title={refusal ? t(refusal) : undefined}
              onClick={() => issue(open)}
            >
              {t('settlement.issue_all', { count: open.length })}
            </Button>
          )
        }
        empty={{ title: t('settlement.empty.title'), text: t('settlement.empty.text') }}
        csv={t('settlement.csv', { month })}
      >
        <Text size="sm" c="dimmed" mb="sm">
          {t('settlement.columns')}
        </Text>
      </ListPage>
      {termsOf && <TermsDialog franchisee={termsOf} month={month} onClose={() => setTermsOf(null)} />}
    </>
  );
}

/** What is issued already is left out. */
const toIssue = (rows: readonly FranchiseeMonth[]): ToIssue[] =>
  rows.flatMap(({ companyId, name, preview }) =>
    preview ? [{ companyId, name, grossCents: preview.grossCents }] : [],
  );

function useMonthColumns(): Column<Row>[] {
  const t = useText(adminDe);
  return [
    { key: 'name', title: t('settlement.franchisee'), cell: ({ name }) => name, csv: ({ name }) => name },
    ...AMOUNTS.map(({ name, rank, of }): Column<Row> => {
      const amountOf = ({ statement, preview }: Row) => {
        const amounts = statement ?? preview;
        return amounts && of(amounts);
      };
      const show = (amount: number) => formatMoney(cents(amount));
      return {
        key: name,
        title: t(`settlement.${name}`),
        rank,
        align: 'right',
        cell: (row) => show(amountOf(row) ?? 0),
        csv: (row) => (amountOf(row) ?? 0) / 100,
        format: 'money',
        sum: { of: amountOf, show },
        ...(name === 'total' ? { phone: 'value' } : { isNamed: true }),
      };
    }),
    {
      key: 'state',
      title: t('settlement.state'),
      rank: 2,
      cell: ({ statement }) => <StatementMark state={statement?.state ?? 'none'} />,
      csv: ({ statement }) => t(`settlement.state.${statement?.state ?? 'none'}`),
    },
  ];
}
