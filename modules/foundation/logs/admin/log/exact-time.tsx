import { useLanguage } from '@fachwerk/react/texts';
import { formatAgo, formatTime } from '@fachwerk/react/time';
import { Tooltip } from '@mantine/core';
import classes from './log-list.module.css';

/** To the second: in a log the exact time is the point; how long ago it was stands behind it. */
export function ExactTime({ at }: { at: Date }) {
  useLanguage();
  return (
    <Tooltip label={formatAgo(at, new Date())}>
      <time dateTime={at.toISOString()} className={`tabular ${classes.time}`}>
        {formatSecond(at)}
      </time>
    </Tooltip>
  );
}

/** 14.11.2026, 09:30:12 */
export function formatSecond(at: Date): string {
  return formatTime(at, 'second');
}

/** 09:30:12 */
export function formatClock(at: Date): string {
  return formatTime(at, 'clock');
}
