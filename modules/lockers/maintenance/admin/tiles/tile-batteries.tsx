import type { Output } from '@fachwerk/base/contract';
import { useAsk } from '@fachwerk/react/call';
import { ErrorState } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileNumber, TileRow, TileRows, TileSheet } from '@fachwerk/react/tile-parts';
import { formatDate } from '@fachwerk/react/time';
import { Anchor, Skeleton, Text } from '@mantine/core';
import { IconBattery1, IconBattery2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { maintenanceApi } from '../../contract.ts';
import { words } from '../words.ts';

type Battery = Output<typeof maintenanceApi.batteries>['locks'][number];

/** This module alone, with every lock and its day: what is coming no filter of the list knows. */
const WHOLE = '/admin/dashboard/batteries';
const BY_BATTERY = '/admin/locks?sort=battery';
const FEW = 5;
/** Batteries fall in days, not in seconds. */
const LOOK_MS = 5 * 60_000;

/** Which locks need somebody with a battery in the bag, and by when. */
export function BatteryTile({ size }: TileProps) {
  const t = useText(words);
  const asked = useAsk(maintenanceApi.batteries, {}, { everyMs: LOOK_MS });
  if (!asked.data && asked.isError) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!asked.data) return <Skeleton height={220} />;
  const { locks, total } = asked.data;
  if (total === 0) return <Text c="dimmed">{t('tile.batteries.none')}</Text>;
  return (
    <TileSheet size={size}>
      <TileNumber to={size === 'full' ? BY_BATTERY : WHOLE} value={total}>
        {t('tile.batteries.visit', { count: total })}
      </TileNumber>
      <TileRows>
        {(size === 'full' ? locks : locks.slice(0, FEW)).map((lock) => (
          <Row key={lock.id} lock={lock} />
        ))}
      </TileRows>
      <Anchor component={Link} to={BY_BATTERY} size="sm">
        {t('tile.batteries.all')}
      </Anchor>
    </TileSheet>
  );
}

function Row({ lock }: { lock: Battery }) {
  const t = useText(words);
  const { isLow } = lock;
  const when = isLow
    ? t('tile.batteries.low')
    : lock.lowOn
      ? t('tile.batteries.by', { day: formatDate(new Date(`${lock.lowOn}T12:00:00Z`)) })
      : t('tile.batteries.steady');
  return (
    <TileRow
      icon={isLow ? IconBattery1 : IconBattery2}
      tone={isLow ? 'danger' : 'warn'}
      to={`/admin/locks/${lock.id}`}
      about={when}
      beside={<strong className="tabular">{lock.battery} %</strong>}
    >
      {t('locks.one', { number: lock.number })} · {lock.locationName}
    </TileRow>
  );
}
