import '@mantine/charts/styles.layer.css';
import { currentLocale, useText } from '@fachwerk/react/texts';
import { formatDateTime, HOUSE_ZONE } from '@fachwerk/react/time';
import { ChartTooltip, LineChart } from '@mantine/charts';
import type { TelemetryPoint } from '../contract-lock.ts';
import { LOW_PERCENT } from '../rules/battery.ts';
import { de } from '../texts/de.ts';

/** Two lines that differ in stroke as well as in colour. */
export function LockTelemetryChart({ points, days }: { points: readonly TelemetryPoint[]; days: number }) {
  const t = useText(de);
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
        textColor="var(--fw-quiet)"
        gridColor="var(--fw-line)"
        yAxisProps={{ domain: [0, 100], width: 52 }}
        xAxisProps={{
          type: 'number',
          scale: 'time',
          domain: ['dataMin', 'dataMax'],
          tickFormatter: (at: number) => tick(at, days),
          minTickGap: 40,
        }}
        referenceLines={[{ y: LOW_PERCENT, color: 'var(--fw-danger)', label: t('telemetry.low') }]}
        tooltipProps={{
          content: ({ label, payload }) => (
            <ChartTooltip
              label={formatDateTime(new Date(Number(label)))}
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

/** A day is read by its hours, a year by its months. */
function tick(at: number, days: number): string {
  const options: Intl.DateTimeFormatOptions =
    days <= 1
      ? { hour: '2-digit', minute: '2-digit' }
      : days > 60
        ? { month: 'short' }
        : { day: '2-digit', month: '2-digit' };
  return new Intl.DateTimeFormat(currentLocale(), { timeZone: HOUSE_ZONE, ...options }).format(at);
}
