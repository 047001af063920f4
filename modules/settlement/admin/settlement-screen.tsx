import { dayOf } from '@fachwerk/base/time';
import { useAsk } from '@fachwerk/react/call';
import { Panel } from '@fachwerk/react/panel';
import { Empty, ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Group, NativeSelect, Stack, Title } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router';
import { Month, settlementApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { FranchiseeTable } from './franchisee-table.tsx';
import { monthName } from './month-name.ts';
import classes from './settlement.module.css';
import { StatementPage } from './statement-page.tsx';

/** As far back as one settles. */
const MONTHS = 24;

export function SettlementScreen() {
  const { id } = useParams();
  return id ? <StatementPage id={id} /> : <MonthPage />;
}

/** A month with all franchisees, or with oneself; the address holds it. */
function MonthPage() {
  const t = useText(adminDe);
  const [search, setSearch] = useSearchParams();
  const months = lastMonths();
  const asked = search.get('month') ?? '';
  const month = Month.safeParse(asked).success ? asked : months[1]!;
  const list = useAsk(settlementApi.list, { month }, { keepPrevious: true });
  const shown = list.data?.franchisees.filter(({ statement, preview }) => statement || preview) ?? [];
  return (
    <Stack gap="md" className={classes.page ?? ''}>
      <Group justify="space-between" align="end">
        <Title order={1}>{t('settlement.title')}</Title>
        <NativeSelect
          label={t('settlement.month')}
          value={month}
          onChange={({ currentTarget }) => setSearch({ month: currentTarget.value }, { replace: true })}
          data={[...new Set([...months, month])].map((value) => ({ value, label: monthName(value) }))}
        />
      </Group>
      <Panel isWide>
        {!list.data &&
          (list.isError ? <ErrorState error={list.error} onRetry={() => list.refetch()} /> : <Loading lines={6} />)}
        {list.data && shown.length === 0 && (
          <Empty title={t('settlement.empty.title')} text={t('settlement.empty.text')} />
        )}
        {shown.length > 0 && <FranchiseeTable month={month} rows={shown} />}
      </Panel>
    </Stack>
  );
}

/** This one first: it runs, and shows what it would cost so far. */
const lastMonths = () => {
  const now = dayOf(new Date()).toPlainYearMonth();
  return Array.from({ length: MONTHS }, (_, back) => now.subtract({ months: back }).toString());
};
