import type { Output } from '@fachwerk/base/contract';
import { useAsk } from '@fachwerk/react/call';
import { ErrorState } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { formatDate } from '@fachwerk/react/time';
import { Anchor, Paper, Skeleton, Text } from '@mantine/core';
import { IconBattery1, IconBattery2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { wallApi } from '../contract-wall.ts';
import { LOW_PERCENT } from '../rules/battery.ts';
import { wallScreensDe } from '../texts/wall-screens-de.ts';
import classes from './tile-batteries.module.css';

type Battery = Output<typeof wallApi.batteries>['locks'][number];

/** This module alone, with every lock and its day: what is coming no filter of the list knows. */
const WHOLE = '/admin/dashboard/batteries';
const BY_BATTERY = '/admin/locks?sort=battery';
const FEW = 5;
/** Batteries fall in days, not in seconds. */
const LOOK_MS = 5 * 60_000;

/** Which locks need somebody with a battery in the bag, and by when. */
export function BatteryTile({ size }: TileProps) {
  const t = useText(wallScreensDe);
  const asked = useAsk(wallApi.batteries, {}, { everyMs: LOOK_MS });
  if (!asked.data && asked.isError) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!asked.data) return <Skeleton height={220} />;
  const { locks, total } = asked.data;
  if (total === 0) return <Text c="dimmed">{t('tile.batteries.none')}</Text>;
  const sheet = (
    <>
      <Link to={size === 'full' ? BY_BATTERY : WHOLE} className={classes.total}>
        <span className={classes.value}>{total}</span>
        <span>{t('tile.batteries.visit', { count: total })}</span>
      </Link>
      <ul className={classes.rows}>
        {(size === 'full' ? locks : locks.slice(0, FEW)).map((lock) => (
          <Row key={lock.id} lock={lock} />
        ))}
      </ul>
      <Anchor component={Link} to={BY_BATTERY} size="sm">
        {t('tile.batteries.all')}
      </Anchor>
    </>
  );
  return size === 'full' ? (
    <Paper withBorder p="md">
      {sheet}
    </Paper>
  ) : (
    sheet
  );
}

function Row({ lock }: { lock: Battery }) {
  const t = useText(wallScreensDe);
  const isLow = lock.battery < LOW_PERCENT;
  const Icon = isLow ? IconBattery1 : IconBattery2;
  const when = isLow
    ? t('tile.batteries.low')
    : lock.lowOn
      ? t('tile.batteries.by', { day: formatDate(new Date(`${lock.lowOn}T12:00:00Z`)) })
      : t('tile.batteries.steady');
  return (
    <li className={classes.row} data-low={isLow || undefined}>
      <Icon size={20} stroke={1.5} aria-hidden />
      <span className={classes.words}>
        <Link to={`/admin/locks/${lock.id}`} className={classes.name}>
          {t('wall.box', { number: lock.number })} · {lock.locationName}
        </Link>
        <Text component="span" size="xs" c="dimmed">
          {when}
        </Text>
      </span>
      <span className={classes.percent}>{lock.battery} %</span>
    </li>
  );
}
