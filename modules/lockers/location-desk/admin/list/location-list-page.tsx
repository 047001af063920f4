import { alertStream } from '@fachwerk/alerts/contract';
import { locationStream } from '@fachwerk/locations/contract';
import { LocationList } from '@fachwerk/locations/parts';
import { pricingApi, pricingStream } from '@fachwerk/pricing/contract';
import { isId, useListState } from '@fachwerk/react/list-state';
import { useMaySomewhere } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { useList } from '@fachwerk/react/use-list';
import { LocationOrder, locationDeskApi, Sale } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useFigureColumns } from './figure-columns.tsx';
import { OrderChoice } from './order-choice.tsx';

const PAGE = 50;
/** The most a page may have (contract). */
const MOST = 500;
const EVERY_MS = 60_000;

/** `/admin/locations`: the list of `locations` with the figures one decides by; what the caller may not see is no column. */
export function LocationListPage() {
  const t = useText(adminDe);
  const mayAlerts = useMaySomewhere('alerts.read');
  const mayMoney = useMaySomewhere('rentals.read');
  const hidden = [...(mayAlerts ? [] : ['alerts']), ...(mayMoney ? [] : ['revenue'])];
  const state = useListState({
    sort: LocationOrder.options.filter((order) => !hidden.includes(order)),
    filters: { state: ['active', 'inactive'], group: isId, sale: Sale.options },
  });
  const { filters, sort, dir, search } = state;
  const input = {
    filter: {
      ...(search && { search }),
      ...(filters.state && { isActive: filters.state === 'active' }),
      ...(filters.group && { priceGroupId: filters.group }),
      ...(filters.sale && { sale: filters.sale }),
    },
    sort,
    dir,
  };
  const list = useList(locationDeskApi.list, {
    state,
    input: { ...input, limit: PAGE },
    rows: ({ locations }) => locations,
    next: ({ isMore }, { count }) => (isMore ? { offset: count } : null),
    total: ({ total }) => total,
    largest: { ...input, limit: MOST },
    live: {
      hints: [locationStream, pricingStream, alertStream],
      asks: [locationDeskApi.list, pricingApi.priceGroups],
      everyMs: EVERY_MS,
    },
  });
  return (
    <LocationList
      list={list}
      columns={useFigureColumns({ mayAlerts, mayMoney })}
      filters={[
        {
          name: 'sale',
          label: t('location_list.sale'),
          options: Sale.options.map((value) => ({ value, label: t(`location_list.sale.${value}`) })),
        },
      ]}
    >
      <OrderChoice mayAlerts={mayAlerts} mayMoney={mayMoney} />
    </LocationList>
  );
}
