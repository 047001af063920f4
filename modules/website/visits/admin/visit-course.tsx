import '@mantine/charts/styles.layer.css';
import shared from '@fachwerk/react/figures.module.css';
import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { formatDay } from '@fachwerk/react/time';
import { BarChart } from '@mantine/charts';
import { Button, Paper, Table, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Period, VisitStep } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

type Props = { period: Period; steps: readonly VisitStep[] };

/** The course of the period; the same as a table for whoever reads rather than looks. */
export function VisitCourse({ period, steps }: Props) {
  const t = useText(adminDe);
  const [isTable, { toggle }] = useDisclosure(false);
  return (
    <figure className={shared.figure}>
      <Bars period={period} steps={steps} />
      <Button variant="subtle" size="compact-sm" color="gray" onClick={toggle} aria-expanded={isTable} mt="xs">
        {t(isTable ? 'visits.hide_table' : 'visits.show_table')}
      </Button>
      {/* Always there for whoever hears the page. */}
      <div className={isTable ? shared.table : shared.hidden}>
        <StepTable period={period} steps={steps} />
      </div>
    </figure>
  );
}

function Bars({ period, steps }: Props) {
  const t = useText(adminDe);
  return (
    <BarChart
      h={220}
      aria-hidden
      data={steps.map(({ on, visitors }) => ({ on, visitors }))}
      dataKey="on"
      series={[{ name: 'visitors', label: t('visits.visitors'), color: 'var(--fw-accent)' }]}
      barChartProps={{ accessibilityLayer: false }}
      yAxisProps={{ width: 44, allowDecimals: false, tickFormatter: (value: number) => formatNumber(value) }}
      xAxisProps={{ tickFormatter: (on: string) => stepWords(period, on), minTickGap: 16 }}
      tooltipProps={{
        content: ({ label, payload }) =>
          typeof label === 'string' && (
            <Paper withBorder shadow="md" p="xs" className="tabular">
              <Text size="sm" fw={500}>
                {stepWords(period, label)}
              </Text>
              <Text size="sm">{`${t('visits.visitors')}: ${formatNumber(Number(payload?.[0]?.value ?? 0))}`}</Text>
            </Paper>
          ),
      }}
    />
  );
}

function StepTable({ period, steps }: Props) {
  const t = useText(adminDe);
  return (
    <Table>
      <Table.Caption>{t('visits.course')}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t(period === 'year' ? 'visits.month' : 'visits.day')}</Table.Th>
          <Table.Th scope="col" className={shared.number ?? ''}>
            {t('visits.visitors')}
          </Table.Th>
          <Table.Th scope="col" className={shared.number ?? ''}>
            {t('visits.views')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {steps.toReversed().map(({ on, visitors, views }) => (
          <Table.Tr key={on}>
            <Table.Th scope="row">{stepWords(period, on)}</Table.Th>
            <Table.Td className={shared.number ?? ''}>{formatNumber(visitors)}</Table.Td>
            <Table.Td className={shared.number ?? ''}>{formatNumber(views)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** Days of the calendar: no zone may move them. */
const stepWords = (period: Period, on: string) =>
  formatDay(on, period === 'year' ? { month: 'short', year: 'numeric' } : 'day');
