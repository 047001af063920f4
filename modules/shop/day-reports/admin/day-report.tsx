import { dayOf } from '@fachwerk/base/time';
import { call, useAsk } from '@fachwerk/react/call';
import { DateField, isDateText } from '@fachwerk/react/date-field';
import { ExportButton } from '@fachwerk/react/export-button';
import { Panel } from '@fachwerk/react/panel';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { NoTill } from '@fachwerk/shop/parts';
import { ActionIcon, Group, Stack, Text, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { dayReportApi } from '../contract.ts';
import { dayBeside, whyNotReport } from '../rules/day.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './day-report.module.css';
import { LedgerPanel } from './ledger-panel.tsx';
import { ReportTables } from './report-tables.tsx';

/** What a day brought, by papers and by money. The address holds the day. */
export function DayReportScreen() {
  const t = useText(adminDe);
  const [search, setSearch] = useSearchParams();
  const today = dayOf(new Date()).toString();
  const asked = search.get('on') ?? '';
  const on = isDateText(asked) && whyNotReport(asked, new Date()) === null ? asked : today;
  const choose = (day: string) => setSearch(day === today ? {} : { on: day }, { replace: true });
  const report = useAsk(dayReportApi.show, { on });
  const mayBook = useMay('day_reports.ledger');
  return (
    <Stack gap="md" className={classes.page ?? ''}>
      <Title order={1}>{t('day_report.title')}</Title>
      <Group justify="space-between" align="end">
        <Group gap="xs" align="end" wrap="nowrap">
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={t('day_report.day_before')}
            onClick={() => choose(dayBeside(on, -1))}
          >
            <IconChevronLeft size={18} stroke={1.5} />
          </ActionIcon>
          <DateField
            label={t('day_report.day')}
            value={on}
            isFilter
            onChange={(day) => day && whyNotReport(day, new Date()) === null && choose(day)}
          />
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={t('day_report.day_after')}
            disabled={on >= today}
            onClick={() => choose(dayBeside(on, 1))}
          >
            <IconChevronRight size={18} stroke={1.5} />
          </ActionIcon>
        </Group>
        <Group gap="xs">
          {(['pdf', 'csv'] as const).map((format) => (
            <ExportButton
              key={format}
              label={t(`day_report.${format}`)}
              make={() => call(dayReportApi.export, { on, format })}
            />
          ))}
        </Group>
      </Group>
      <Text size="sm" c="dimmed">
        {report.data?.company.isFranchisor && `${t('day_report.own_only', { company: report.data.company.name })} `}
        {t('day_report.about')}
      </Text>
      <NoTill />
      <Panel isWide>
        {report.data ? (
          <ReportTables report={report.data} />
        ) : report.isError ? (
          <ErrorState error={report.error} onRetry={() => report.refetch()} />
        ) : (
          <Loading lines={10} />
        )}
      </Panel>
      {mayBook && (
        <Panel isWide>
          <LedgerPanel />
        </Panel>
      )}
    </Stack>
  );
}
