import { cents } from '@fachwerk/base/money';
import { useAsk } from '@fachwerk/react/call';
import { formatMoney } from '@fachwerk/react/money';
import { useMay } from '@fachwerk/react/session';
import { ErrorState } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { useNow } from '@fachwerk/react/time';
import { Paper, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { accessRightApi } from '../contract-staff.ts';
import { de } from '../texts/de.ts';
import { ComparedRevenue } from './compared-revenue.tsx';
import { BEGINS_TODAY, ENDS_WITHIN_THE_HOUR, listPath, revenuePath } from './list-paths.ts';
import classes from './tiles.module.css';
import { useRentalHints } from './use-rental-hints.ts';

/** The day in numbers; every one leads to its list. */
export function RentalsTile({ size }: TileProps) {
  const t = useText(de);
  useRentalHints();
  const mayOrders = useMay('orders.read');
  const now = useNow();
  const asked = useAsk(accessRightApi.stats, {});
  if (!asked.data && asked.isError) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!asked.data) return <Skeleton height={180} role="status" aria-label={t('kit.loading')} />;
  const { startsToday, active, endsWithinTheHour, revenueTodayCents } = asked.data;
  const sheet = (
    <ul className={classes.numbers}>
      <DayNumber to={BEGINS_TODAY} value={startsToday} words={t('tile.rentals.starts', { count: startsToday })} />
      <DayNumber to={listPath({ tab: 'active' })} value={active} words={t('tile.rentals.active', { count: active })} />
      <DayNumber
        to={ENDS_WITHIN_THE_HOUR}
        value={endsWithinTheHour}
        words={t('tile.rentals.ends', { count: endsWithinTheHour })}
      />
      <DayNumber
        to={mayOrders ? revenuePath(now) : undefined}
        value={formatMoney(cents(revenueTodayCents))}
        words={t('tile.rentals.revenue')}
        about={<ComparedRevenue revenue={asked.data} />}
      />
    </ul>
  );
  return size === 'full' ? (
    <Paper withBorder p="md">
      {sheet}
    </Paper>
  ) : (
    sheet
  );
}

type NumberProps = { to: string | undefined; value: ReactNode; words: string; about?: ReactNode };

function DayNumber({ to, value, words, about }: NumberProps) {
  const line = (
    <>
      <span className={classes.value}>{value}</span> <span>{words}</span>
    </>
  );
  return (
    <li>
      {to ? (
        <Link to={to} className={classes.number}>
          {line}
        </Link>
      ) : (
        <span className={classes.number}>{line}</span>
      )}
      {about && <div className={classes.about}>{about}</div>}
    </li>
  );
}
