import type { Column } from '@fachwerk/react/list-types';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDateTime } from '@fachwerk/react/time';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { Alert } from '../../contract.ts';
import { subjectPath } from '../../rules/sentence.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../alert-badge.module.css';
import { AlertTitle, PriorityMark, StateMark, useSubjectName } from '../alert-badge.tsx';
import type { AlertTab } from './use-alert-list.ts';

/** Among the open ones the state says nothing new; how urgent it was no longer matters when it is over. */
const LEFT_OUT: Readonly<Record<AlertTab, string>> = { open: 'state', ended: 'priority', all: '' };

export function useAlertColumns(tab: AlertTab): Column<Alert>[] {
  const t = useText(adminDe);
  const subjectName = useSubjectName();
  const columns: Column<Alert>[] = [
    {
      key: 'kind',
      title: t('alerts.field.kind'),
      cell: (alert) => <AlertTitle alert={alert} />,
      csv: ({ kind }) => t(`alert.${kind}`),
    },
    {
      key: 'subject',
      title: t('alerts.field.subject'),
      phone: 'detail',
      cell: (alert) => (
        <span className={classes.stack}>
          <Anchor component={Link} to={subjectPath(alert)}>
            {subjectName(alert)}
          </Anchor>
          <span className={classes.quiet}>{alert.locationName || t('alerts.no_location')}</span>
        </span>
      ),
      csv: (alert) => [subjectName(alert), alert.locationName].filter(Boolean).join(', '),
    },
    {
      key: 'priority',
      title: t('alerts.field.priority'),
      phone: 'value',
      cell: ({ priority }) => <PriorityMark priority={priority} />,
      csv: ({ priority }) => t(`alerts.priority.${priority}`),
    },
    {
      key: 'since',
      title: t('alerts.field.since'),
      phone: 'detail',
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
      rank: 4,
      cell: ({ assignee }) =>
        assignee?.name ?? <span className={`${classes.quiet} ${classes.line}`}>{t('alerts.nobody')}</span>,
      csv: ({ assignee }) => assignee?.name ?? '',
    },
    {
      key: 'state',
      title: t('alerts.field.state'),
      cell: ({ state }) => <StateMark state={state} />,
      csv: ({ state }) => t(`alerts.state.${state}`),
    },
  ];
  return columns.filter(({ key }) => key !== LEFT_OUT[tab]);
}
