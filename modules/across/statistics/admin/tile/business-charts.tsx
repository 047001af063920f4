import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { formatDay } from '@fachwerk/react/time';
import { Text } from '@mantine/core';
import type { Business } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useAmount } from '../shared/figure-words.ts';
import classes from './business.module.css';

const WIDTH = 600;
const HEIGHT = 90;

/** The days of the month as a line, the month before behind it; the words for each day are read on its column. */
export function RevenueLine({ days }: Pick<Business, 'days'>) {
  const t = useText(adminDe);
  const amount = useAmount();
  const most = Math.max(1, ...days.flatMap(({ cents, centsBefore }) => [cents, centsBefore ?? 0]));
  const width = WIDTH / Math.max(1, days.length);
  const pointAt = (cents: number, at: number) =>
    `${(at + 0.5) * width},${HEIGHT - (Math.max(0, cents) / most) * (HEIGHT - 6) - 3}`;
  const before = days.flatMap(({ centsBefore }, at) => (centsBefore === null ? [] : [pointAt(centsBefore, at)]));
  return (
    <svg
      className={classes.line}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('business.line')}
    >
      <polyline className={classes.before} points={before.join(' ')} />
      <polyline className={classes.now} points={days.map(({ cents }, at) => pointAt(cents, at)).join(' ')} />
      {days.map(({ on, cents, centsBefore }, at) => (
        <rect key={on} x={at * width} width={width} height={HEIGHT} className={classes.column}>
          <title>
            {t('business.day', {
              day: formatDay(on),
              amount: amount('money', cents),
              before: centsBefore === null ? '–' : amount('money', centsBefore),
            })}
          </title>
        </rect>
      ))}
    </svg>
  );
}

/** One bar an hour: when boxes are taken. */
export function HourBars({ hours }: Pick<Business, 'hours'>) {
  const t = useText(adminDe);
  const most = Math.max(1, ...hours.map((percent) => percent ?? 0));
  return (
    <figure className={classes.hours}>
      <ul>
        {hours.map((percent, hour) => {
          const label = t('business.hour', { hour, percent: percent === null ? '–' : formatNumber(percent, 1) });
          return (
            // The place in the list is the hour.
            <li key={hour} title={label} aria-label={label}>
              <div>
                <span style={{ height: `${((percent ?? 0) / most) * 100}%` }} />
              </div>
              <small aria-hidden>{hour % 6 === 0 ? hour : ''}</small>
            </li>
          );
        })}
      </ul>
      <Text component="figcaption" size="xs" c="dimmed">
        {t('business.hours')}
      </Text>
    </figure>
  );
}
