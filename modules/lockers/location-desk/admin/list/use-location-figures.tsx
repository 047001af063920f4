import { alertStream } from '@fachwerk/alerts/contract';
import type { StorageLocation } from '@fachwerk/locations/contract';
import type { LocationFigures } from '@fachwerk/locations/parts';
import { useAsk } from '@fachwerk/react/call';
import type { Column } from '@fachwerk/react/list-types';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { useMaySomewhere } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatTime, useNow } from '@fachwerk/react/time';
import { type LocationSummary, locationDeskApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { AlertsCell, FreeCell, OccupancyCell, RevenueCell, SaleMark } from './figure-cells.tsx';
import { OrderChoice } from './order-choice.tsx';
import { SALE, saleOf, useSaleWords } from './sale-state.ts';

const EVERY_MS = 60_000;

/** One call for all locations; what the caller may not see is no column. */
export function useLocationFigures(): LocationFigures {
  const t = useText(adminDe);
  const mayAlerts = useMaySomewhere('alerts.read');
  const mayMoney = useMaySomewhere('rentals.read');
  const month = formatTime(useNow(), { month: 'long' });
  const asked = useAsk(locationDeskApi.summaries, {}, { keepPrevious: true });
  useLiveRefetch({ hints: [alertStream], asks: [locationDeskApi.summaries], everyMs: EVERY_MS });
  const known = new Map(asked.data?.locations.map((each) => [each.locationId, each]));
  const of = ({ id }: StorageLocation) => known.get(id);
  const figure = (read: (summary: LocationSummary) => number | null) => (location: StorageLocation) => {
    const summary = of(location);
    return summary ? read(summary) : null;
  };
  const occupancy = figure(({ boxes }) => percentOf(boxes));
  const saleWords = useSaleWords();
  const orders = {
    sale: figure(({ isOnSale, openLines }) => openLines + (isOnSale ? 0 : 100)),
    free: figure(({ boxes }) => boxes.free),
    occupancy,
    ...(mayAlerts && { alerts: figure(({ openAlerts }) => openAlerts) }),
    ...(mayMoney && { revenue: figure(({ revenueCents }) => revenueCents) }),
  };
  const alerts: Column<StorageLocation> = {
    key: 'alerts',
    title: t('location_list.alerts'),
    sort: 'alerts',
    align: 'right',
    rank: 2,
    asked,
    cell: (location) => <AlertsCell locationId={location.id} count={of(location)?.openAlerts} />,
    csv: (location) => of(location)?.openAlerts ?? '',
  };
  const revenue: Column<StorageLocation> = {
    key: 'revenue',
    title: t('location_list.revenue', { month }),
    sort: 'revenue',
    align: 'right',
    asked,
    cell: (location) => <RevenueCell revenueCents={of(location)?.revenueCents} />,
    csv: (location) => (of(location)?.revenueCents ?? 0) / 100,
  };
  return {
    orders,
    columns: [
      {
        key: 'sale',
        title: t('location_list.sale'),
        sort: 'sale',
        rank: 2,
        asked,
        cell: (location) => <SaleMark summary={of(location)} />,
        csv: (location) => saleWords(of(location)),
      },
      {
        key: 'free',
        title: t('location_list.free'),
        sort: 'free',
        align: 'right',
        asked,
        cell: (location) => <FreeCell locationId={location.id} boxes={of(location)?.boxes} />,
        csv: (location) => of(location)?.boxes.free ?? '',
      },
      {
        key: 'occupancy',
        title: t('location_list.occupancy'),
        sort: 'occupancy',
        align: 'right',
        rank: 3,
        asked,
        cell: (location) => <OccupancyCell percent={occupancy(location)} />,
        csv: (location) => rounded(occupancy(location)),
      },
      ...(mayAlerts ? [alerts] : []),
      ...(mayMoney ? [revenue] : []),
    ],
    filters: [
      {
        name: 'sale',
        label: t('location_list.sale'),
        options: SALE.map((value) => ({ value, label: t(`location_list.sale.${value}`) })),
        isIn: (location, value) => saleOf(of(location)) === value,
      },
    ],
    note: <OrderChoice mayAlerts={mayAlerts} mayMoney={mayMoney} />,
  };
}

function percentOf({ all, taken }: LocationSummary['boxes']): number | null {
  return all === 0 ? null : (100 * taken) / all;
}

const rounded = (value: number | null) => (value === null ? '' : Math.round(value));
