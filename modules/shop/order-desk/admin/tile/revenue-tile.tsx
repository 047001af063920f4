import type { Output } from '@fachwerk/base/contract';
import { cents } from '@fachwerk/base/money';
import { orderApi } from '@fachwerk/orders/contract-staff';
import { comparedPercent } from '@fachwerk/orders/rules/compare';
import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { formatMoney } from '@fachwerk/react/money';
import { ErrorState } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileNumber, TileSheet } from '@fachwerk/react/tile-parts';
import { formatDay } from '@fachwerk/react/time';
import { Skeleton, Text } from '@mantine/core';
import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import { orderLive } from '../order-live.ts';
import classes from './revenue-tile.module.css';

type Revenue = Output<typeof orderApi.revenue>;

const money = (amount: number) => formatMoney(cents(amount));

/** What came in within seven days, against the seven before; every number leads to the orders behind it. */
export function RevenueTile({ size }: TileProps) {
  const t = useText(adminDe);
  useLiveRefetch(orderLive);
  const asked = useAsk(orderApi.revenue, {});
  if (!asked.data && asked.isError) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!asked.data) return <Skeleton height={160} role="status" aria-label={t('kit.loading')} />;
  const revenue = asked.data;
  const [first, last] = [revenue.days.at(0)!.on, revenue.days.at(-1)!.on];
  return (
    <TileSheet size={size}>
      <TileNumber to={pathOf(first, last)} value={money(revenue.cents)} title={t('tile.revenue.open')}>
        {t('tile.revenue.days')}
      </TileNumber>
      <Text size="xs" c="dimmed" title={t('revenue.about')}>
        {t('revenue.all')}
      </Text>
      <Comparison revenue={revenue} />
      <Days days={revenue.days} />
    </TileSheet>
  );
}

function Comparison({ revenue }: { revenue: Revenue }) {
  const t = useText(adminDe);
  const percent = comparedPercent(revenue.cents, revenue.beforeCents);
  const Icon = percent !== null && percent < 0 ? IconTrendingDown : IconTrendingUp;
  const words =
    percent === null
      ? t('tile.revenue.none_before')
      : percent === 0
        ? t('tile.revenue.same')
        : t(percent > 0 ? 'tile.revenue.more' : 'tile.revenue.less', { percent: Math.abs(percent) });
  return (
    <Text size="sm" c="dimmed" className={classes.compared ?? ''} component="div">
      <Icon size={18} stroke={1.5} aria-hidden />
      {words} · {t('tile.revenue.before', { amount: money(revenue.beforeCents) })}
    </Text>
  );
}

/** One bar a day, with the same day of the week before behind it. */
function Days({ days }: { days: Revenue['days'] }) {
  const t = useText(adminDe);
  const most = Math.max(1, ...days.flatMap((day) => [day.cents, day.beforeCents]));
  const heightOf = (amount: number) => Math.round((Math.max(0, amount) / most) * 100);
  return (
    <ul className={classes.days}>
      {days.map((day) => {
        const name = formatDay(day.on, { weekday: 'short' });
        const label = t('tile.revenue.day', { day: name, amount: money(day.cents), before: money(day.beforeCents) });
        return (
          <li key={day.on}>
            <Link to={pathOf(day.on, day.on)} aria-label={label} title={label}>
              <svg viewBox="0 0 20 100" preserveAspectRatio="none" aria-hidden="true">
                <rect
                  className={classes.before}
                  x="0"
                  width="20"
                  y={100 - heightOf(day.beforeCents)}
                  height={heightOf(day.beforeCents)}
                />
                <rect
                  className={classes.bar}
                  x="4"
                  width="12"
                  y={100 - heightOf(day.cents)}
                  height={heightOf(day.cents)}
                />
              </svg>
              <span aria-hidden="true">{name}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

const PAID = ['paid', 'partly_refunded', 'refunded'].map((state) => `&payment=${state}`).join('');
const pathOf = (from: string, to: string) => `/admin/orders-list?from=${from}&to=${to}${PAID}`;
