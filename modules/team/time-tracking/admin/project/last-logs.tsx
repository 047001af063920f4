import { useChange } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Button, Text, Title } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { type Project, type TimeLog, timeLogApi } from '../../contract.ts';
import { lastDifferent } from '../../rules/own-sums.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './project.module.css';

const MOST = 5;

/** What one worked on last: a click starts the same again. */
export function LastLogs({ logs, projects }: { logs: readonly TimeLog[]; projects: readonly Project[] }) {
  const t = useText(adminDe);
  const start = useChange(timeLogApi.save);
  const isRunning = logs.some(({ endTime }) => endTime === null);
  const open = new Set(projects.filter(({ isClosed }) => !isClosed).map(({ id }) => id));
  const last = lastDifferent(
    logs.filter(({ endTime, projectId }) => endTime && open.has(projectId)),
    MOST,
  );
  if (last.length === 0) return null;
  return (
    <section aria-label={t('time_log.last')}>
      <Title order={2} mb="xs">
        {t('time_log.last')}
      </Title>
      <ul className={classes.last}>
        {last.map(({ id, projectId, projectName, description, hashtags, startTime }) => (
          <li key={id}>
            <span className={classes.what_last}>
              <b>{description}</b>
              <Text component="span" size="sm" c="dimmed">
                {projectName} · <Ago at={startTime} />
              </Text>
            </span>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconPlayerPlay size={16} stroke={1.5} />}
              aria-label={t('time_log.again_on', { description })}
              disabled={isRunning}
              title={isRunning ? t('time_log.already_running') : undefined}
              loading={start.isPending && start.variables?.projectId === projectId}
              onClick={() =>
                start.mutate({
                  projectId,
                  timeLogId: null,
                  timeLog: { startTime: new Date(), endTime: null, description, hashtags },
                })
              }
            >
              {t('time_log.again')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
