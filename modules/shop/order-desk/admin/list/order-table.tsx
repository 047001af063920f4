import { OrderStatus, PaymentState } from '@fachwerk/orders/contract';
import { orderApi } from '@fachwerk/orders/contract-staff';
import { call } from '@fachwerk/react/call';
import { DateField } from '@fachwerk/react/date-field';
import { ExportButton } from '@fachwerk/react/export-button';
import type { FilterSection } from '@fachwerk/react/filter-panel';
import { ListPage } from '@fachwerk/react/list-page';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatDay } from '@fachwerk/react/time';
import { Stack } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';
import { OrderDrawer } from '../detail/order-drawer.tsx';
import { OnlyOf } from '../only-of.tsx';
import { useCompanies } from '../use-companies.ts';
import { useBulkStatus } from './bulk-status.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { DELIVERY_TYPES, type OrderListState, useOrderList } from './use-order-list.ts';

const PATH = '/admin/orders-list';

/** All orders as one table: filters, a span of days, and the whole of it as a file. */
export function OrderTable() {
  const t = useText(adminDe);
  const { state, span, list, counts } = useOrderList({ hasTabs: false });
  const companies = useCompanies();
  const bulk = useBulkStatus();
  const columns = useOrderColumns(companies.length > 1);
  const spanning = useSpanSection(state);
  const mayExport = useMay('orders.export');
  // Only companies that sell goods have it.
  const hasGoods = useMay('fulfilment.read');
  const sections: FilterSection[] = [
    spanning,
    {
      name: 'status',
      label: t('orders.filter.status'),
      options: OrderStatus.options.map((value) => ({
        value,
        label: t(`order.status.${value}`),
        count: counts?.byStatus[value],
      })),
    },
    {
      name: 'payment',
      label: t('orders.filter.payment'),
      options: PaymentState.options.map((value) => ({ value, label: t(`order.payment.${value}`) })),
    },
    { name: 'note', label: t('orders.column.note'), options: [{ value: 'yes', label: t('orders.with_note') }] },
    ...(hasGoods
      ? [
          {
            name: 'type',
            label: t('orders.filter.type'),
            options: DELIVERY_TYPES.map((value) => ({ value, label: t(`orders.type.${value}`) })),
          },
        ]
      : []),
    ...(companies.length > 1
      ? [
          {
            name: 'company',
            label: t('orders.filter.company'),
            isSingle: true,
            options: companies.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]
      : []),
  ];
  return (
    <>
      <ListPage
        title={t('orders.list_title')}
        list={list}
        columns={columns}
        nameOf={({ number }) => number}
        {...(bulk.bulkActions && { bulkActions: bulk.bulkActions })}
        pathOf={({ id }) => `${PATH}/${id}`}
        panel={{ id: 'orders', sections }}
        action={mayExport && <ExportButton label={t('orders.export')} make={() => call(orderApi.exportList, span)} />}
        empty={{ title: t('orders.empty'), text: t('orders.empty_about') }}
      >
        <OnlyOf state={state} />
      </ListPage>
      <OrderDrawer closeTo={PATH} />
      {bulk.dialog}
    </>
  );
}

function useSpanSection(state: OrderListState): FilterSection {
  const t = useText(adminDe);
  const [from, to] = [state.chosen.from[0], state.chosen.to[0]];
  const day = (at: string | undefined) => (at ? formatDay(at) : '');
  return {
    name: 'span',
    label: t('orders.filter.span'),
    options: [],
    own: {
      body: <DayFields state={state} />,
      chosen: from === to ? day(from) || undefined : `${day(from)} – ${day(to)}`.trim(),
      clear: () => {
        state.choose('from', []);
        state.choose('to', []);
      },
    },
  };
}

function DayFields({ state }: { state: OrderListState }) {
  const t = useText(adminDe);
  return (
    <Stack gap="xs" pb="xs" role="group" aria-label={t('orders.filter.span')}>
      {(['from', 'to'] as const).map((name) => (
        <DateField
          key={name}
          isFilter
          size="sm"
          label={t(`orders.filter.${name}`)}
          value={state.chosen[name][0] ?? ''}
          onChange={(day) => state.choose(name, day ? [day] : [])}
        />
      ))}
    </Stack>
  );
}
