import type { Column } from '@fachwerk/react/list-types';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Controller } from '../../contract-controller.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './controller-state.module.css';
import { ControllerStateMark, PingResult } from './controller-state.tsx';

export function useControllerColumns(): readonly Column<Controller>[] {
  const t = useText(adminDe);
  return [
    {
      key: 'name',
      title: t('controllers.name'),
      cell: ({ name, serial }) => (
        <span className={classes.line}>
          {name}
          {serial && (
            <Text component="span" display="block" size="xs" c="dimmed" fw={400}>
              {serial}
            </Text>
          )}
        </span>
      ),
      csv: ({ name }) => name,
    },
    {
      key: 'location',
      title: t('controllers.location'),
      cell: ({ locationId, locationName }) => (
        <Anchor component={Link} to={`/admin/real-time-monitoring/${locationId}`} c="inherit">
          {locationName}
        </Anchor>
      ),
      csv: ({ locationName }) => locationName,
    },
    {
      key: 'state',
      title: t('controllers.state'),
      cell: (device) => <ControllerStateMark device={device} />,
      csv: ({ state, archivedAt }) => t(archivedAt ? 'controllers.archived.title' : `controllers.state.${state}`),
    },
    {
      key: 'lastSeenAt',
      title: t('controllers.last_seen'),
      rank: 3,
      cell: ({ lastSeenAt }) => (lastSeenAt ? <Ago at={lastSeenAt} /> : t('kit.none')),
      csv: ({ lastSeenAt }) => lastSeenAt?.toISOString() ?? '',
    },
    {
      key: 'ping',
      title: t('controllers.ping.last'),
      rank: 4,
      cell: ({ lastPing }) => <PingResult ping={lastPing} />,
    },
    {
      key: 'firmware',
      title: t('controllers.firmware'),
      rank: 5,
      cell: ({ firmware }) => <span className={classes.line}>{firmware || t('kit.none')}</span>,
      csv: ({ firmware }) => firmware,
    },
    {
      key: 'queue',
      title: t('controllers.queue'),
      align: 'right',
      rank: 5,
      cell: ({ queue }) => queue,
      csv: ({ queue }) => queue,
    },
    {
      key: 'locks',
      title: t('controllers.locks'),
      align: 'right',
      cell: ({ id, locks }) =>
        locks === 0 ? (
          0
        ) : (
          <Anchor component={Link} to={`/admin/locks?controller=${id}`}>
            {locks}
          </Anchor>
        ),
      csv: ({ locks }) => locks,
    },
  ];
}
