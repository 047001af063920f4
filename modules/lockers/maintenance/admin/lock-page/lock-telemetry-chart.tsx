import { formatTime } from '@fachwerk/react/time';
import '@mantine/charts/styles.layer.css';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { ChartTooltip, LineChart } from '@mantine/charts';
import type { TelemetryPoint } from '../../contract.ts';
import { words } from '../words.ts';

/** Two lines that differ in stroke as well as in colour. */
type Props = { points: readonly TelemetryPoint[]; days: number; warningPercent: number };

export function LockTelemetryChart({ points, days, warningPercent }: Props) {
  const t = useText(words);
  const data = points.map(({ at, battery, signal }) => ({ at: at.getTime(), battery, signal }));
  const series = [
    { name: 'battery', label: t('locks.field.battery'), color: 'var(--fw-accent)' },
    { name: 'signal', label: t('locks.field.signal'), color: 'var(--fw-info)', strokeDasharray: '6 4' },
  ];
  const percent = (value: number) => t('locks.percent', { percent: Math.round(value) });
  return (
    <figure aria-label={t('telemetry.chart')} style={{ margin: 0 }}>
      <LineChart
        h={280}
        data={data}
        dataKey="at"
        series={series}
        withLegend
        withDots={false}
        curveType="linear"
        connectNulls={false}
        valueFormatter={percent}
        yAxisProps={{ domain: [0, 100], width: 52 }}
        xAxisProps={{
          type: 'number',
          scale: 'time',
          domain: ['dataMin', 'dataMax'],
          tickFormatter: (at: number) => tick(at, days),
          ticks: ticksOf(points, days),
        }}
        referenceLines={[{ y: warningPercent, color: 'var(--fw-danger)', label: t('telemetry.low') }]}
        tooltipProps={{
          content: ({ label, payload }) =>
            typeof label === 'number' && (
              <ChartTooltip
                label={formatDateTime(new Date(label))}
                payload={payload}
                series={series}
                valueFormatter={percent}
              />
            ),
        }}
      />
    </figure>
  );
}

const HOUR_MS = 3_600_000;

/** Every four hours of a day, every day of a week, every fifth of a month, every second month of a year. */
function ticksOf(points: readonly TelemetryPoint[], days: number): number[] {
  const step = HOUR_MS * (days <= 1 ? 4 : days <= 7 ? 24 : days <= 60 ? 120 : 1464);
  const from = points[0]?.at.getTime() ?? 0;
  const to = points.at(-1)?.at.getTime() ?? 0;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, index) => first + index * step);
}

/** A day is read by its hours, a year by its months. */
function tick(at: number, days: number): string {
  return formatTime(at, days <= 1 ? 'time' : days > 60 ? { month: 'short' } : 'day');
}
