import type { Column } from '@fachwerk/react/list-types';
import { useText } from '@fachwerk/react/texts';
import { formatTime, useNow } from '@fachwerk/react/time';
import type { LocationRow } from '../../contract.ts';
import { percentTaken } from '../../rules/location-order.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { AlertsCell, FreeCell, OccupancyCell, RevenueCell, SaleMark, useSaleWords } from './figure-cells.tsx';

type Allowed = { mayAlerts: boolean; mayMoney: boolean };

export function useFigureColumns({ mayAlerts, mayMoney }: Allowed): Column<LocationRow>[] {
  const t = useText(adminDe);
  const month = formatTime(useNow(), { month: 'long' });
  const saleWords = useSaleWords();
  const alerts: Column<LocationRow> = {
    key: 'alerts',
    title: t('location_list.alerts'),
    sort: 'alerts',
    align: 'right',
    isNamed: true,
    rank: 2,
    cell: ({ id, figures }) => <AlertsCell locationId={id} count={figures.openAlerts} />,
    csv: ({ figures }) => figures.openAlerts ?? '',
  };
  const revenue: Column<LocationRow> = {
    key: 'revenue',
    title: t('location_list.revenue', { month }),
    sort: 'revenue',
    align: 'right',
    isNamed: true,
    cell: ({ figures }) => <RevenueCell revenueCents={figures.revenueCents} />,
    csv: ({ figures }) => (figures.revenueCents ?? 0) / 100,
  };
  return [
    {
      key: 'sale',
      title: t('location_list.sale'),
      sort: 'sale',
      rank: 2,
      cell: ({ figures }) => <SaleMark figures={figures} />,
      csv: ({ figures }) => saleWords(figures),
    },
    {
      key: 'free',
      title: t('location_list.free'),
      sort: 'free',
      align: 'right',
      cell: ({ id, figures }) => <FreeCell locationId={id} boxes={figures.boxes} />,
      csv: ({ figures }) => figures.boxes.free,
    },
    {
      key: 'occupancy',
      title: t('location_list.occupancy'),
      sort: 'occupancy',
      align: 'right',
      rank: 3,
      cell: ({ figures }) => <OccupancyCell percent={percentTaken(figures.boxes)} />,
      csv: ({ figures }) => rounded(percentTaken(figures.boxes)),
    },
    ...(mayAlerts ? [alerts] : []),
    ...(mayMoney ? [revenue] : []),
  ];
}

const rounded = (value: number | null) => (value === null ? '' : Math.round(value));
