import '@mantine/charts/styles.layer.css';
import { cents } from '@fachwerk/base/money';
import { useAsk } from '@fachwerk/react/call';
import { formatMoney } from '@fachwerk/react/money';
import { formatNumber } from '@fachwerk/react/number';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { formatDay } from '@fachwerk/react/time';
import { CompositeChart } from '@mantine/charts';
import { Button, Paper, Table, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type LocationDay, locationDeskApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './location-curve.module.css';

/** How full the location was and what it earned, day by day; the same as a table for whoever reads rather than looks. */
export function LocationCurve({ locationId }: { locationId: string }) {
  const t = useText(adminDe);
  const asked = useAsk(locationDeskApi.curve, { locationId });
  const [isTable, { toggle }] = useDisclosure(false);
  if (!asked.data && asked.isError) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!asked.data) return <Loading lines={6} />;
  const { days } = asked.data;
  return (
    <figure className={classes.figure}>
      <Sums days={days} />
      <Curve days={days} />
      <Button variant="subtle" size="compact-sm" color="gray" onClick={toggle} aria-expanded={isTable} mt="xs">
        {t(isTable ? 'curve.hide_table' : 'curve.show_table')}
      </Button>
      {/* Always there for whoever hears the page. */}
      <div className={isTable ? classes.table : classes.hidden}>
        <DayTable days={days} />
      </div>
    </figure>
  );
}

function Sums({ days }: { days: readonly LocationDay[] }) {
  const t = useText(adminDe);
  const occupancy = days.reduce((sum, { occupancyPercent }) => sum + occupancyPercent, 0) / days.length;
  const revenue = days.reduce((sum, { revenueCents }) => sum + revenueCents, 0);
  return (
    <Text size="sm" mb="sm" className="tabular">
      {t('curve.sum', { percent: formatNumber(occupancy, 0), money: formatMoney(cents(revenue)) })}{' '}
      <Text span c="dimmed" title={t('revenue.about')}>
        ({t('revenue.location')})
      </Text>
    </Text>
  );
}

function Curve({ days }: { days: readonly LocationDay[] }) {
  const t = useText(adminDe);
  const series = [
    { name: 'revenue', label: t('curve.revenue'), color: 'var(--fw-accent)', type: 'bar' as const, yAxisId: 'right' },
    { name: 'occupancy', label: t('curve.occupancy'), color: 'var(--fw-info)', type: 'line' as const },
  ];
  const written = (name: string, value: number) =>
    name === 'revenue'
      ? `${t('curve.revenue')}: ${formatMoney(cents(Math.round(value * 100)), 'EUR', 2)}`
      : `${t('curve.occupancy')}: ${t('curve.percent', { percent: formatNumber(value, 0) })}`;
  return (
    <CompositeChart
      h={240}
      aria-hidden
      data={days.map(({ on, occupancyPercent, revenueCents }) => ({
        on,
        occupancy: Math.round(occupancyPercent * 10) / 10,
        revenue: revenueCents / 100,
      }))}
      dataKey="on"
      series={series}
      withDots={false}
      withLegend
      withRightYAxis
      legendProps={{ verticalAlign: 'top' }}
      curveType="linear"
      accessibilityLayer={false}
      yAxisProps={{ domain: [0, 100], width: 44, tickFormatter: (value: number) => `${value} %` }}
      rightYAxisProps={{ width: 52, tickFormatter: (value: number) => `${formatNumber(value, 0)} €` }}
      xAxisProps={{ tickFormatter: dayWords, minTickGap: 24 }}
      tooltipProps={{
        content: ({ label, payload }) =>
          typeof label === 'string' && (
            <Paper withBorder shadow="md" p="xs" className="tabular">
              <Text size="sm" fw={500}>
                {dayWords(label)}
              </Text>
              {payload?.map(({ name, value }) => (
                <Text key={String(name)} size="sm">
                  {written(String(name), Number(value))}
                </Text>
              ))}
            </Paper>
          ),
      }}
    />
  );
}

function DayTable({ days }: { days: readonly LocationDay[] }) {
  const t = useText(adminDe);
  return (
    <Table>
      <Table.Caption>{t('location_desk.curve')}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('curve.day')}</Table.Th>
          <Table.Th scope="col">{t('curve.occupancy')}</Table.Th>
          <Table.Th scope="col">{t('curve.revenue')}</Table.Th>
          <Table.Th scope="col">{t('curve.rentals')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {days.toReversed().map(({ on, occupancyPercent, revenueCents, rentals }) => (
          <Table.Tr key={on} className="tabular">
            <Table.Th scope="row">{dayWords(on)}</Table.Th>
            <Table.Td>{t('curve.percent', { percent: formatNumber(occupancyPercent, 0) })}</Table.Td>
            <Table.Td>{formatMoney(cents(revenueCents))}</Table.Td>
            <Table.Td>{rentals}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** Days of the location's calendar: no zone may move them. */
const dayWords = (on: string) => formatDay(on, 'day');
