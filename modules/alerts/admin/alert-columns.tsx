import type { Column } from '@fachwerk/react/list-types';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDateTime } from '@fachwerk/react/time';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Alert } from '../contract.ts';
import { subjectPath } from '../rules/sentence.ts';
import { de } from '../texts/de.ts';
import classes from './alert-look.module.css';
import { AlertTitle, PriorityMark, StateMark, useSubjectName } from './alert-look.tsx';

/** Among the open ones the state says nothing new. */
export function useAlertColumns({ withState }: { withState: boolean }): Column<Alert>[] {
  const t = useText(de);
  const subjectName = useSubjectName();
  const columns: Column<Alert>[] = [
    {
      key: 'kind',
      title: t('alerts.field.kind'),
      cell: (alert) => <AlertTitle alert={alert} />,
      csv: ({ kind }) => t(`alert.${kind}`),
    },
    {
      key: 'priority',
      title: t('alerts.field.priority'),
      cell: ({ priority }) => <PriorityMark priority={priority} />,
      csv: ({ priority }) => t(`alerts.priority.${priority}`),
    },
    {
      key: 'subject',
      title: t('alerts.field.subject'),
      cell: (alert) => (
        <Anchor component={Link} to={subjectPath(alert)}>
          {subjectName(alert)}
        </Anchor>
      ),
      csv: subjectName,
    },
    {
      key: 'location',
      title: t('alerts.field.location'),
      cell: ({ locationName }) => locationName || <Text c="dimmed">{t('alerts.no_location')}</Text>,
      csv: ({ locationName }) => locationName,
    },
    {
      key: 'since',
      title: t('alerts.field.since'),
      cell: ({ raisedAt, times }) => (
        <span className={classes.stack}>
          <Ago at={raisedAt} />
          {times > 1 && <span className={classes.quiet}>{t('alerts.times', { count: times })}</span>}
        </span>
      ),
      csv: ({ raisedAt }) => formatDateTime(raisedAt),
    },
    {
      key: 'assignee',
      title: t('alerts.field.assignee'),
      fromWidth: 1200,
      cell: ({ assignee }) => assignee?.name ?? <span className={classes.quiet}>{t('alerts.nobody')}</span>,
      csv: ({ assignee }) => assignee?.name ?? '',
    },
    {
      key: 'state',
      title: t('alerts.field.state'),
      cell: ({ state }) => <StateMark state={state} />,
      csv: ({ state }) => t(`alerts.state.${state}`),
    },
  ];
  return withState ? columns : columns.filter(({ key }) => key !== 'state');
}
