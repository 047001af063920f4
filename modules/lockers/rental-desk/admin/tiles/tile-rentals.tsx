import { cents } from '@fachwerk/base/money';
import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { formatMoney } from '@fachwerk/react/money';
import { useMay } from '@fachwerk/react/session';
import { ErrorState } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileNumber, TileSheet } from '@fachwerk/react/tile-parts';
import { useNow } from '@fachwerk/react/time';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { accessRightApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { BEGINS_TODAY, ENDS_WITHIN_THE_HOUR, listPath, revenuePath } from '../badge/list-paths.ts';
import { rentalLive } from '../badge/rental-live.ts';
import { ComparedRevenue } from '../list/compared-revenue.tsx';
import classes from './tiles.module.css';

/** The day in numbers; every one leads to its list. */
export function RentalsTile({ size }: TileProps) {
  const t = useText(adminDe);
  useLiveRefetch(rentalLive);
  const mayOrders = useMay('orders.read');
  const now = useNow();
  const asked = useAsk(accessRightApi.stats, {});
  if (!asked.data && asked.isError) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!asked.data) return <Skeleton height={180} role="status" aria-label={t('kit.loading')} />;
  const { startsToday, active, endsWithinTheHour, revenueTodayCents } = asked.data;
  return (
    <TileSheet size={size}>
      <ul className={classes.numbers}>
        <DayNumber to={BEGINS_TODAY} value={startsToday} words={t('tile.rentals.starts', { count: startsToday })} />
        <DayNumber
          to={listPath({ tab: 'active' })}
          value={active}
          words={t('tile.rentals.active', { count: active })}
        />
        <DayNumber
          to={ENDS_WITHIN_THE_HOUR}
          value={endsWithinTheHour}
          words={t('tile.rentals.ends', { count: endsWithinTheHour })}
        />
        <DayNumber
          to={mayOrders ? revenuePath(now) : undefined}
          value={formatMoney(cents(revenueTodayCents))}
          words={t('tile.rentals.revenue')}
          about={<ComparedRevenue revenue={asked.data} of="all" />}
        />
      </ul>
    </TileSheet>
  );
}

type NumberProps = { to: string | undefined; value: ReactNode; words: string; about?: ReactNode };

function DayNumber({ to, value, words, about }: NumberProps) {
  return (
    <li>
      <TileNumber to={to} value={value}>
        {words}
      </TileNumber>
      {about && <div className={classes.about}>{about}</div>}
    </li>
  );
}
