import { StateMark } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { formatDay, formatTime } from '@fachwerk/react/time';
import { Box, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Shift } from '../../contract-team.ts';
import { hoursOf } from '../../rules/time-log.ts';
import { sharedMinutes } from '../../rules/working-time.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './hours.module.css';

const spanWords = ({ from, to }: { from: Date; to: Date }) => `${formatTime(from, 'time')}–${formatTime(to, 'time')}`;

/** Working days, newest first, with gaps, overlaps and hints. */
export function ShiftTable({ shifts }: { shifts: readonly Shift[] }) {
  const t = useText(adminDe);
  if (shifts.length === 0) return <Text c="dimmed">{t('time_hours.none')}</Text>;
  return (
    <Box className={classes.scroll ?? ''} tabIndex={0} role="region" aria-label={t('time_log.tab.hours')}>
      <table className={classes.table}>
        <thead>
          <tr>
            {(['day', 'span', 'work', 'gaps', 'overlaps', 'hints'] as const).map((name) => (
              <th key={name} scope="col">
                {t(`time_hours.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shifts.toReversed().map((shift) => (
            <tr key={shift.from.toISOString()}>
              <th scope="row">{formatDay(shift.on, { weekday: 'short', day: '2-digit', month: '2-digit' })}</th>
              <td>{spanWords(shift)}</td>
              <td>{t('time_log.hours_short', { time: hoursOf(shift.workMinutes) })}</td>
              <td data-words>{shift.gaps.map(spanWords).join(', ')}</td>
              <td data-words>
                {shift.overlaps.length > 0 && (
                  <StateMark look={{ icon: IconAlertTriangle, tone: 'warn' }}>
                    {shift.overlaps.map(spanWords).join(', ')}
                  </StateMark>
                )}
              </td>
              <td data-words>
                {shift.hints.map((hint) => (
                  <StateMark key={hint} look={{ icon: IconAlertTriangle, tone: 'warn' }}>
                    {t(`time_hours.hint.${hint}`)}
                  </StateMark>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

/** Beside every sum of working time that is less than what its entries add up to. */
export function SharedTime({ shifts }: { shifts: readonly Shift[] }) {
  const t = useText(adminDe);
  const minutes = sharedMinutes(shifts);
  if (minutes === 0) return null;
  return (
    <StateMark look={{ icon: IconAlertTriangle, tone: 'warn' }}>
      {t('time_hours.shared', { time: hoursOf(minutes) })}
    </StateMark>
  );
}
