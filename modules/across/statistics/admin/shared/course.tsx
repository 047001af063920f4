import '@mantine/charts/styles.layer.css';
import shared from '@fachwerk/react/figures.module.css';
import { useText } from '@fachwerk/react/texts';
import { formatDay } from '@fachwerk/react/time';
import { BarChart } from '@mantine/charts';
import { Anchor, NativeSelect, Paper, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { StatisticsFilter, StatisticsTable } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import type { Comparison } from '../use-statistics-filter.ts';
import { FigureFrame } from './figure-frame.tsx';
import { type Figure, useAmount } from './figure-words.ts';

type Step<Figures> = { readonly on: string; readonly now: Figures } & Readonly<Record<Comparison, Figures | null>>;
type Props<Figures> = {
  filter: StatisticsFilter;
  table: StatisticsTable;
  step: 'day' | 'month';
  steps: readonly Step<Figures>[];
  figures: readonly Figure<Figures>[];
  comparison: Comparison;
  /** The rows of a step. */
  linkOf: (on: string) => string;
};

/** Behind what is shown, but seen in light and in dark. */
const HELD = 'color-mix(in srgb, var(--fw-quiet) 45%, var(--fw-panel))';
/** Wide enough for the longest number beside the axis. */
const LETTER_PX = 8;
const AXIS_PX = 16;

/** Step by step beside what it is held against; a bar is the way to its rows, and so is its line in the table. */
export function Course<Figures>({ filter, table, step, steps, figures, comparison, linkOf }: Props<Figures>) {
  const t = useText(adminDe);
  const amount = useAmount();
  const go = useNavigate();
  const [chosen, setChosen] = useState<string>(figures[0]!.name);
  const { name, unit, of } = figures.find((figure) => figure.name === chosen) ?? figures[0]!;
  const scale = unit === 'money' ? 100 : 1;
  const words = (on: string) => formatDay(on, step === 'month' ? { month: 'short', year: 'numeric' } : 'day');
  const isHeld = steps.some((each) => each[comparison]);
  const series = [
    ...(isHeld ? [{ name: 'held', label: t(`statistics.compare.${comparison}`), color: HELD }] : []),
    { name: 'now', label: t('statistics.now'), color: 'var(--fw-accent)' },
  ];
  const barOf = (figures: Figures | null) => ((figures && of(figures)) ?? 0) / scale;
  const data = steps.map(({ on, now, [comparison]: then }) => ({ on, now: barOf(now), held: barOf(then) }));
  const most = Math.max(0, ...data.flatMap(({ now, held }) => [now, held]));
  const onAxis = (value: number) => amount(unit, value * scale, 0);
  const chart = (
    <BarChart
      h={240}
      aria-hidden
      data={data}
      dataKey="on"
      series={series}
      withLegend
      legendProps={{ verticalAlign: 'top' }}
      barChartProps={{ accessibilityLayer: false, barGap: 1 }}
      barProps={{
        cursor: 'pointer',
        onClick: ({ payload }: { payload?: { on?: string } }) => payload?.on && go(linkOf(payload.on)),
      }}
      yAxisProps={{ width: AXIS_PX + LETTER_PX * onAxis(Math.ceil(most)).length, tickFormatter: onAxis }}
      xAxisProps={{ tickFormatter: words, minTickGap: 16 }}
      tooltipProps={{
        content: ({ label, payload }) =>
          typeof label === 'string' && (
            <Paper withBorder shadow="md" p="xs" className="tabular">
              <Text size="sm" fw={500}>
                {words(label)}
              </Text>
              {payload?.map(({ name: of, value }) => (
                <Text key={String(of)} size="sm">
                  {`${series.find((each) => each.name === of)?.label}: ${amount(unit, Number(value) * scale, 2)}`}
                </Text>
              ))}
            </Paper>
          ),
      }}
    />
  );
  const controls = (
    <NativeSelect
      aria-label={t('statistics.chart')}
      value={name}
      onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      data={figures.map((figure) => ({ value: figure.name, label: t(figure.name) }))}
    />
  );
  return (
    <FigureFrame filter={filter} table={table} controls={controls} chart={chart} hasPicture>
      <Table>
        <Table.Caption>{t(`statistics.table.${table}`)}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t(`statistics.column.${step}`)}</Table.Th>
            {figures.map((figure) => (
              <Table.Th key={figure.name} scope="col" className={shared.number ?? ''}>
                {t(figure.name)}
              </Table.Th>
            ))}
            {isHeld && (
              <Table.Th scope="col" className={shared.number ?? ''}>
                {t(`statistics.head.${comparison}`, { name: t(name) })}
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {steps.toReversed().map(({ on, now, [comparison]: then }) => (
            <Table.Tr key={on}>
              <Table.Th scope="row">
                <Anchor component={Link} to={linkOf(on)} size="sm">
                  {words(on)}
                </Anchor>
              </Table.Th>
              {figures.map((figure) => (
                <Table.Td key={figure.name} className={shared.number ?? ''}>
                  {amount(figure.unit, figure.of(now))}
                </Table.Td>
              ))}
              {isHeld && <Table.Td className={shared.number ?? ''}>{amount(unit, then && of(then))}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </FigureFrame>
  );
}
