import { formatNumber } from '@fachwerk/react/number';
import { formatDay } from '@fachwerk/react/time';
import { maintenanceApi, type LockStatistics as Statistics } from '../../contract.ts';
import '@mantine/charts/styles.layer.css';
import { cents } from '@fachwerk/base/money';
import { useAsk } from '@fachwerk/react/call';
import { formatMoney } from '@fachwerk/react/money';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { BarChart, ChartTooltip } from '@mantine/charts';
import { SegmentedControl, Stack, Table, Title, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { words } from '../words.ts';
import { LockNumber } from './lock-number.tsx';
import classes from './lock-statistics.module.css';

const SPANS = [7, 30, 90, 365] as const;
type Span = (typeof SPANS)[number];

/** How much a box is used and what it earns, against the time before. */
export function LockStatistics({ lockId }: { lockId: string }) {
  const t = useText(words);
  const [days, setDays] = useState<Span>(30);
  const asked = useAsk(maintenanceApi.statistics, { id: lockId, days }, { keepPrevious: true });
  return (
    <Stack gap="md" pb="lg">
      <SegmentedControl
        aria-label={t('telemetry.span')}
        value={String(days)}
        onChange={(value) => setDays(Number(value) as Span)}
        data={SPANS.map((span) => ({ value: String(span), label: t(`statistics.span.${span}`) }))}
        fullWidth
      />
      {!asked.data && asked.isError && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {!asked.data && asked.isPending && <Loading lines={8} />}
      {asked.data && <Numbers lockId={lockId} statistics={asked.data} />}
      {asked.data && <Days daily={asked.data.daily} />}
    </Stack>
  );
}

function Numbers({ lockId, statistics: of }: { lockId: string; statistics: Statistics }) {
  const t = useText(words);
  const whole = (value: number) => formatNumber(value);
  const percent = (value: number) => t('locks.percent', { percent: formatNumber(value, 1) });
  return (
    <div className={classes.numbers}>
      <LockNumber
        name={t('statistics.openings')}
        now={of.openings}
        before={of.openingsBefore}
        days={of.days}
        format={whole}
        note={of.failedOpenings > 0 ? t('statistics.failed', { count: of.failedOpenings }) : undefined}
        to="#attempts"
      />
      <LockNumber
        name={t('statistics.occupancy')}
        now={of.occupancyPercent}
        before={of.occupancyPercentBefore}
        days={of.days}
        format={percent}
        to="#logs"
      />
      <LockNumber
        name={t('statistics.revenue')}
        note={t('statistics.revenue.about')}
        now={of.revenueCents}
        before={of.revenueCentsBefore}
        days={of.days}
        format={(amount) => formatMoney(cents(amount))}
        to={`/admin/logs?lock=${lockId}&subject=rental`}
      />
    </div>
  );
}

function Days({ daily }: { daily: Statistics['daily'] }) {
  const t = useText(words);
  const series = [{ name: 'openings', label: t('statistics.openings'), color: 'var(--fw-accent)' }];
  return (
    <figure className={classes.days}>
      <Title order={3}>{t('statistics.daily')}</Title>
      <BarChart
        h={220}
        aria-hidden
        data={daily.map(({ on, openings }) => ({ on, openings }))}
        dataKey="on"
        series={series}
        accessibilityLayer={false}
        yAxisProps={{ allowDecimals: false, width: 36 }}
        xAxisProps={{ tickFormatter: dayWords, minTickGap: 24 }}
        tooltipProps={{
          content: ({ label, payload }) =>
            typeof label === 'string' && <ChartTooltip label={dayWords(label)} payload={payload} series={series} />,
        }}
      />
      <VisuallyHidden>
        <Table>
          <Table.Caption>{t('statistics.daily')}</Table.Caption>
          <Table.Tbody>
            {daily.map(({ on, openings, occupancyPercent }) => (
              <Table.Tr key={on}>
                <Table.Th scope="row">{dayWords(on)}</Table.Th>
                <Table.Td>{t('statistics.day', { openings, percent: Math.round(occupancyPercent) })}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </VisuallyHidden>
    </figure>
  );
}

/** Days of the location's calendar: no zone may move them. */
function dayWords(on: string): string {
  return formatDay(on, 'day');
}
