import { WEEKDAYS } from '@fachwerk/base/time';
import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import type { Heat, StatisticsFilter } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { FigureFrame } from '../shared/figure-frame.tsx';
import classes from '../shared/statistics.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** So deep that letters can be read on the fullest hour, in light and in dark. */
const DEEPEST = 50;
/** Where hardly anything is taken the fullest hour is still a light one. */
const LEAST_DARK = 20;

/** How full the boxes are at which hour of the week; the table is the picture, so nobody gets another one. */
export function HeatMap({ filter, heat }: { filter: StatisticsFilter; heat: readonly Heat[] }) {
  const t = useText(adminDe);
  const [size, setSize] = useState('');
  const shown = heat.find(({ sizeCode }) => (sizeCode ?? '') === size) ?? heat[0];
  if (!shown) return null;
  const most = Math.max(LEAST_DARK, ...shown.percents.map((percent) => percent ?? 0));
  const choice = heat.length > 2 && (
    <NativeSelect
      aria-label={t('statistics.filter.size')}
      value={size}
      onChange={({ currentTarget }) => setSize(currentTarget.value)}
      data={heat.map(({ sizeCode }) => ({ value: sizeCode ?? '', label: sizeCode ?? t('statistics.all_sizes') }))}
    />
  );
  return (
    <FigureFrame filter={filter} table="heat" controls={choice} hasPicture>
      <table className={classes.heat}>
        <thead>
          <tr>
            <th scope="col">{t('statistics.column.heat')}</th>
            {HOURS.map((hour) => (
              <th key={hour} scope="col">
                {hour}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKDAYS.map((weekday, day) => (
            <tr key={weekday}>
              <th scope="row">{t(`statistics.weekday.${weekday}`)}</th>
              {HOURS.map((hour) => (
                <Cell
                  key={hour}
                  weekday={t(`statistics.weekday.${weekday}`)}
                  hour={hour}
                  percent={shown.percents[day * 24 + hour] ?? null}
                  most={most}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="xs" c="dimmed" mt="xs">
        {t('statistics.heat.legend')}
      </Text>
    </FigureFrame>
  );
}

type CellProps = { weekday: string; hour: number; percent: number | null; most: number };

function Cell({ weekday, hour, percent, most }: CellProps) {
  const t = useText(adminDe);
  const place = { weekday, from: hour, to: hour + 1 };
  if (percent === null)
    return <td className={`${classes.cell} ${classes.none}`} title={t('statistics.heat.none', place)} />;
  const depth = Math.round((DEEPEST * percent) / most);
  return (
    <td
      className={classes.cell}
      title={t('statistics.heat.cell', { ...place, percent: formatNumber(percent, 1) })}
      style={{ background: `color-mix(in srgb, var(--fw-accent) ${depth}%, var(--fw-panel))` }}
    >
      {Math.round(percent)}
    </td>
  );
}
