import { alertStream } from '@fachwerk/alerts/contract';
import { cents } from '@fachwerk/base/money';
import type { Franchisee } from '@fachwerk/franchise/contract';
import type { FranchiseeFigures } from '@fachwerk/franchise/parts';
import { useAsk } from '@fachwerk/react/call';
import type { Column } from '@fachwerk/react/list-types';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { Money } from '@fachwerk/react/money';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatDay, formatTime, useNow } from '@fachwerk/react/time';
import { Anchor, Skeleton, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type FranchiseeFigure, settlementApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { StatementMark } from '../state-words.tsx';
import classes from './franchisee-figures.module.css';

const EVERY_MS = 60_000;
const STATES = ['objected', 'none', 'open', 'agreed'] as const;

/** One call for all franchisees; what the caller may not see is no column. */
export function useFranchiseeFigures(): FranchiseeFigures {
  const t = useText(adminDe);
  const mayAlerts = useMay('alerts.read');
  const mayMoney = useMay('settlements.read');
  const month = formatTime(useNow(), { month: 'long' });
  const asked = useAsk(settlementApi.figures, {}, { keepPrevious: true });
  useLiveRefetch({ hints: [alertStream], asks: [settlementApi.figures], everyMs: EVERY_MS });
  const known = new Map(asked.data?.franchisees.map((each) => [each.companyId, each]));
  const of = ({ id }: Franchisee) => known.get(id);
  const settledMonth = asked.data ? formatDay(`${asked.data.settledMonth}-01`, { month: 'long' }) : '';
  const settlement = (franchisee: Franchisee) => of(franchisee)?.settlement;
  const revenueColumn: Column<Franchisee> = {
    key: 'revenue',
    title: t('franchisee_list.revenue', { month }),
    sort: 'revenue',
    align: 'right',
    asked,
    cell: (franchisee) => <RevenueCell revenueCents={of(franchisee)?.revenueCents} />,
    csv: (franchisee) => (of(franchisee)?.revenueCents ?? 0) / 100,
  };
  const settlementColumn: Column<Franchisee> = {
    key: 'settlement',
    title: t('franchisee_list.settlement', { month: settledMonth }),
    sort: 'settlement',
    rank: 2,
    asked,
    cell: (franchisee) => <SettlementCell settlement={settlement(franchisee)} />,
    csv: (franchisee) => {
      const known = settlement(franchisee);
      return known ? t(`settlement.state.${known.state}`) : '';
    },
  };
  const alertsColumn: Column<Franchisee> = {
    key: 'alerts',
    title: t('franchisee_list.alerts'),
    sort: 'alerts',
    align: 'right',
    isNamed: true,
    rank: 3,
    asked,
    cell: (franchisee) => <AlertsCell franchisee={franchisee} count={of(franchisee)?.openAlerts} />,
    csv: (franchisee) => of(franchisee)?.openAlerts ?? '',
  };
  return {
    orders: {
      ...(mayMoney && {
        revenue: (franchisee) => of(franchisee)?.revenueCents ?? null,
        settlement: (franchisee) => STATES.indexOf(settlement(franchisee)?.state ?? 'none'),
      }),
      ...(mayAlerts && { alerts: (franchisee) => of(franchisee)?.openAlerts ?? null }),
    },
    columns: [...(mayMoney ? [revenueColumn, settlementColumn] : []), ...(mayAlerts ? [alertsColumn] : [])],
    filters: mayMoney
      ? [
          {
            name: 'settlement',
            label: t('franchisee_list.settlement', { month: settledMonth }),
            options: STATES.map((value) => ({ value, label: t(`settlement.state.${value}`) })),
            isIn: (franchisee, value) => settlement(franchisee)?.state === value,
          },
        ]
      : [],
  };
}

const Waiting = () => <Skeleton height={12} width={48} />;

function RevenueCell({ revenueCents }: { revenueCents: number | null | undefined }) {
  const t = useText(adminDe);
  if (revenueCents === undefined || revenueCents === null) return <Waiting />;
  return (
    <span className="tabular" title={t('revenue.about')}>
      <Money amount={cents(revenueCents)} />
    </span>
  );
}

/** How far it is, the way to the paper, and its amount. */
function SettlementCell({ settlement }: { settlement: FranchiseeFigure['settlement'] | undefined }) {
  if (!settlement) return <Waiting />;
  const { id, state, grossCents } = settlement;
  if (!id) return <StatementMark state={state} />;
  return (
    <Anchor component={Link} to={`/admin/settlements/${id}`} c="inherit" inherit className={classes.lines ?? ''}>
      <StatementMark state={state} />
      <Text component="span" size="xs" c="dimmed" className={`tabular ${classes.below}`}>
        <Money amount={cents(grossCents)} />
      </Text>
    </Anchor>
  );
}

/** The alerts of its locations. */
function AlertsCell({ franchisee, count }: { franchisee: Franchisee; count: number | null | undefined }) {
  if (count === undefined || count === null) return <Waiting />;
  if (count === 0)
    return (
      <Text component="span" inherit c="dimmed" className="tabular">
        0
      </Text>
    );
  const places = franchisee.locations.map(({ id }) => `location=${id}`).join('&');
  return (
    <Anchor component={Link} to={`/admin/alerts?${places}`} inherit className={classes.alerts ?? ''}>
      <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
      <span className="tabular">{count}</span>
    </Anchor>
  );
}
