import { useText } from '@fachwerk/react/texts';
import { formatTime } from '@fachwerk/react/time';
import { Badge, Text, UnstyledButton } from '@mantine/core';
import type { TimeLog } from '../../contract.ts';
import { hoursOf } from '../../rules/time-log.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './project.module.css';

type Props = { logs: readonly TimeLog[]; most?: number; onEdit: (log: TimeLog) => void };

/** Newest first; a row opens to be changed. */
export function LogRows({ logs, most, onEdit }: Props) {
  const t = useText(adminDe);
  if (logs.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('time_log.no_logs')}
      </Text>
    );
  return (
    <ul className={classes.logs} aria-label={t('time_log.own')}>
      {logs.slice(0, most).map((log) => (
        <li key={log.id}>
          <UnstyledButton
            className={classes.log ?? ''}
            aria-label={t('time_log.edit_of', { description: log.description })}
            onClick={() => onEdit(log)}
          >
            <span className={classes.when}>
              {formatTime(log.startTime, { weekday: 'short', day: '2-digit', month: '2-digit' })}{' '}
              {formatTime(log.startTime, 'time')}–{log.endTime && formatTime(log.endTime, 'time')}
            </span>
            <span className={classes.what}>
              {log.description}{' '}
              {log.hashtags.map((tag) => (
                <Badge key={tag} component="span" variant="light" color="gray" size="sm" tt="none">
                  #{tag}
                </Badge>
              ))}
            </span>
            <span className={classes.time}>{t('time_log.hours_short', { time: hoursOf(log.totalTime ?? 0) })}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
