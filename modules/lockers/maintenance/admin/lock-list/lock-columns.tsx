import type { Lock } from '@fachwerk/lockers/contract-lock';
import { BatteryMark, BoxStateMark, DoorMark, OfflineMark, SignalMark, useShownState } from '@fachwerk/lockers/parts';
import type { Column } from '@fachwerk/react/list-types';
import { useMaySomewhere } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDateTime } from '@fachwerk/react/time';
import { Anchor, Text } from '@mantine/core';
import { IconNote } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ArchivedMark } from '../lock-page/archived-mark.tsx';
import { words } from '../words.ts';
import classes from './lock-columns.module.css';

export function useLockColumns(): Column<Lock>[] {
  const t = useText(words);
  const shown = useShownState();
  return [
    {
      key: 'number',
      title: t('locks.field.number'),
      sort: 'number',
      cell: (lock) => <Box lock={lock} />,
      csv: ({ number }) => number,
    },
    {
      key: 'location',
      title: t('locks.field.location'),
      sort: 'location',
      rank: 2,
      cell: (lock) => <Place lock={lock} />,
      csv: ({ locationName }) => locationName,
    },
    {
      key: 'size',
      title: t('locks.field.size'),
      rank: 2,
      cell: ({ sizeCode }) => sizeCode,
      csv: ({ sizeCode }) => sizeCode,
    },
    {
      key: 'state',
      title: t('locks.field.state'),
      cell: ({ state, archivedAt }) =>
        archivedAt ? <ArchivedMark at={archivedAt} isRow /> : <BoxStateMark state={state} />,
      csv: ({ state, archivedAt }) =>
        archivedAt ? t('locks.archived.since', { at: formatDateTime(archivedAt) }) : t(`locks.state.${shown(state)}`),
    },
    {
      key: 'renter',
      title: t('locks.column.renter'),
      rank: 2,
      cell: (lock) => <Renter lock={lock} />,
      csv: ({ occupancy, state, archivedAt }) =>
        occupancy?.customerName || (state === 'free' && !archivedAt ? t('locks.renter.none') : ''),
    },
    {
      key: 'until',
      title: t('locks.column.until'),
      rank: 6,
      cell: ({ occupancy }) => (occupancy?.until ? formatDateTime(occupancy.until) : t('kit.none')),
      csv: ({ occupancy }) => (occupancy?.until ? formatDateTime(occupancy.until) : ''),
    },
    {
      key: 'door',
      title: t('locks.column.door'),
      rank: 3,
      cell: (lock) => <Facts lock={lock} />,
      csv: ({ doorState, lockState }) => `${t(`locks.door.${doorState}`)}, ${t(`locks.bolt.${lockState}`)}`,
    },
    {
      key: 'battery',
      title: t('locks.field.battery'),
      sort: 'battery',
      rank: 2,
      cell: (lock) => <BatteryMark lock={lock} />,
      csv: ({ battery }) => battery,
    },
    {
      key: 'opened',
      title: t('locks.column.opened'),
      sort: 'openedAt',
      rank: 3,
      cell: ({ openedAt }) => (openedAt ? <Ago at={openedAt} /> : t('kit.none')),
      csv: ({ openedAt }) => (openedAt ? formatDateTime(openedAt) : ''),
    },
    {
      key: 'signal',
      title: t('locks.field.signal'),
      sort: 'signal',
      rank: 6,
      cell: ({ signal }) => <SignalMark percent={signal} />,
      csv: ({ signal }) => signal,
    },
    {
      key: 'controller',
      title: t('locks.field.controller'),
      rank: 6,
      cell: ({ controllerName }) => controllerName || t('locks.controller.none'),
      csv: ({ controllerName }) => controllerName,
    },
    {
      key: 'seen',
      title: t('locks.column.seen'),
      sort: 'lastSeenAt',
      rank: 5,
      cell: (lock) => <Seen lock={lock} />,
      csv: ({ lastSeenAt }) => (lastSeenAt ? formatDateTime(lastSeenAt) : ''),
    },
  ];
}

function Box({ lock }: { lock: Lock }) {
  const t = useText(words);
  return (
    <span className={classes.box}>
      <span className="tabular">{lock.number}</span>
      {lock.notes > 0 && (
        <span className={classes.notes} title={t('locks.notes', { count: lock.notes })}>
          <IconNote size={16} stroke={1.5} aria-label={t('locks.notes', { count: lock.notes })} />
        </span>
      )}
    </span>
  );
}

function Place({ lock }: { lock: Lock }) {
  const t = useText(words);
  return (
    <span className={classes.lines}>
      <Text component="span" inherit truncate>
        {lock.locationName}
      </Text>
      <Text component="span" size="xs" c="dimmed" truncate className={classes.narrow ?? ''}>
        {lock.controllerName || t('locks.controller.none')}
      </Text>
    </span>
  );
}

/** Who has the box, the way to their rentals; until when stands below. */
function Renter({ lock: { id, occupancy, state, archivedAt } }: { lock: Lock }) {
  const t = useText(words);
  const mayRentals = useMaySomewhere('rentals.read');
  if (!occupancy?.customerName)
    return (
      <Text component="span" inherit c="dimmed">
        {state === 'free' && !archivedAt ? t('locks.renter.none') : t('kit.none')}
      </Text>
    );
  return (
    <span className={classes.lines}>
      {mayRentals ? (
        <Anchor component={Link} to={`/admin/access-rights?lock=${id}`} inherit truncate>
          {occupancy.customerName}
        </Anchor>
      ) : (
        <Text component="span" inherit truncate>
          {occupancy.customerName}
        </Text>
      )}
      {occupancy.until && (
        <Text component="span" size="xs" c="dimmed" className={`tabular ${classes.narrow}`}>
          {t('locks.renter.until', { at: formatDateTime(occupancy.until) })}
        </Text>
      )}
    </span>
  );
}

function Facts({ lock }: { lock: Lock }) {
  const t = useText(words);
  return (
    <span className={classes.lines}>
      <DoorMark lock={lock} />
      <Text component="span" size="xs" c="dimmed">
        {t(`locks.bolt.short.${lock.lockState}`)}
      </Text>
    </span>
  );
}

function Seen({ lock: { lastSeenAt, isOnline } }: { lock: Lock }) {
  const t = useText(words);
  if (!lastSeenAt)
    return (
      <Text component="span" inherit c="dimmed">
        {t('locks.seen.never')}
      </Text>
    );
  return (
    <span className={classes.lines}>
      <Ago at={lastSeenAt} />
      {!isOnline && (
        <Text component="span" size="xs">
          <OfflineMark />
        </Text>
      )}
    </span>
  );
}
