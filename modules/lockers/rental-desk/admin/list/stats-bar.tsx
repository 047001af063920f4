import { cents } from '@fachwerk/base/money';
import { formatMoney } from '@fachwerk/react/money';
import { formatNumber } from '@fachwerk/react/number';
import { useMay, useMaySomewhere } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RentalStats } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { listPath, revenuePath } from '../badge/list-paths.ts';
import { ComparedRevenue } from './compared-revenue.tsx';
import classes from './stats-bar.module.css';

type Props = { stats: RentalStats | undefined; only: { readonly locationId?: string } };

/** Numbers of the moment above the list; every one leads to what it counts. */
export function StatsBar({ stats, only: { locationId } }: Props) {
  const t = useText(adminDe);
  const mayOrders = useMay('orders.read');
  const mayLocks = useMaySomewhere('locks.read');
  const now = useNow();
  if (!stats) return <Skeleton height={86} mb="md" role="status" aria-label={t('kit.loading')} />;
  const place = locationId ? { location: locationId } : {};
  // Orders know no location: there the rentals of the day are what stands behind the number.
  const behindRevenue = locationId
    ? listPath({ tab: 'all', time: 'today', ...place })
    : mayOrders
      ? revenuePath(now)
      : undefined;
  return (
    <nav className={classes.bar} aria-label={t('access_rights.stats')}>
      <Stat
        name={t('access_rights.stat.active')}
        value={stats.active}
        to={listPath({ tab: 'active', ...place })}
        about={t('access_rights.stat.active_soon', { count: stats.endsWithinTheHour })}
      />
      <Stat
        name={t('access_rights.stat.revenue')}
        value={formatMoney(cents(stats.revenueTodayCents))}
        to={behindRevenue}
        about={<ComparedRevenue revenue={stats} of={locationId ? 'location' : 'all'} />}
      />
      <Stat
        name={t('access_rights.stat.overruns')}
        value={stats.overruns}
        to={listPath({ tab: 'overrun', ...place })}
        about={t(stats.overruns > 0 ? 'access_rights.stat.overruns_some' : 'access_rights.stat.overruns_none')}
        isAlarm={stats.overruns > 0}
      />
      <Stat
        name={t('access_rights.stat.free')}
        value={stats.freeBoxes}
        to={mayLocks ? `/admin/locks?${new URLSearchParams({ state: 'free', ...place })}` : undefined}
        about={t('access_rights.stat.free_of', { count: stats.boxes })}
      />
    </nav>
  );
}

type StatProps = { name: string; value: ReactNode; about: ReactNode; to: string | undefined; isAlarm?: boolean };

function Stat({ name, value, about, to, isAlarm = false }: StatProps) {
  const words = (
    <>
      <span className={classes.name}>{name}</span>
      <span className={classes.value}>{typeof value === 'number' ? formatNumber(value) : value}</span>
      <span className={classes.about}>{about}</span>
    </>
  );
  const look = { className: classes.stat ?? '', 'data-alarm': isAlarm || undefined };
  return to ? (
    <Link to={to} {...look}>
      {words}
    </Link>
  ) : (
    <div {...look}>{words}</div>
  );
}
