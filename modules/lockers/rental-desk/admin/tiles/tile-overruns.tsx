import { cents } from '@fachwerk/base/money';
import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { Money } from '@fachwerk/react/money';
import { ErrorState } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileNumber, TileRow, TileRows, TileSheet } from '@fachwerk/react/tile-parts';
import { useNow } from '@fachwerk/react/time';
import type { AccessRight } from '@fachwerk/rental-changes/contract';
import { Anchor, Skeleton, Text } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { Link } from 'react-router';
import { accessRightApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { ACCESS_RIGHTS, listPath } from '../badge/list-paths.ts';
import { useRenterName } from '../badge/rental-badge.tsx';
import { rentalLive } from '../badge/rental-live.ts';
import { restWords } from '../badge/rental-time.ts';

const FEW = 3;
const MANY = 25;
const ALL = listPath({ tab: 'overrun' });

/** Who has to pay extra, the longest first. */
export function OverrunsTile({ size }: TileProps) {
  const t = useText(adminDe);
  useLiveRefetch(rentalLive);
  const stats = useAsk(accessRightApi.stats, {});
  const limit = size === 'full' ? MANY : FEW;
  const asked = useAsk(accessRightApi.list, { filter: { phases: ['overrun'], order: 'first_ending', limit } });
  if (!asked.data && asked.isError) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!asked.data) return <Skeleton height={160} role="status" aria-label={t('kit.loading')} />;
  const rights = asked.data.accessRights;
  if (rights.length === 0) return <Text c="dimmed">{t('tile.overruns.none')}</Text>;
  const count = stats.data?.overruns ?? rights.length;
  return (
    <TileSheet size={size}>
      <TileNumber to={ALL} value={count}>
        {t('tile.overruns.count', { count })}
      </TileNumber>
      <TileRows>
        {rights.map((right) => (
          <Row key={right.id} right={right} />
        ))}
      </TileRows>
      <Anchor component={Link} to={ALL} size="sm">
        {t('tile.overruns.all')}
      </Anchor>
    </TileSheet>
  );
}

function Row({ right }: { right: AccessRight }) {
  const t = useText(adminDe);
  const renterName = useRenterName();
  useNow();
  return (
    <TileRow
      icon={IconClockExclamation}
      tone="danger"
      to={`${ACCESS_RIGHTS}/${right.id}?tab=overrun`}
      about={restWords(right, new Date(), t)}
      beside={
        <strong>
          <Money amount={cents(right.dueCents)} />
        </strong>
      }
    >
      {renterName(right)} · {t('access_rights.one', { box: right.lockNumber, location: right.locationName })}
    </TileRow>
  );
}
