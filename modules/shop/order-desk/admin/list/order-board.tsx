import { ListPage } from '@fachwerk/react/list-page';
import { useMay } from '@fachwerk/react/session';
import { InSlot } from '@fachwerk/react/slot';
import { useText } from '@fachwerk/react/texts';
import { Button, Chip, Group, Select } from '@mantine/core';
import { IconList } from '@tabler/icons-react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import { OrderDrawer } from '../detail/order-drawer.tsx';
import { OnlyOf } from '../only-of.tsx';
import { ordersSlot } from '../slots.ts';
import { useHasSeveralCompanies } from '../use-companies.ts';
import { useBulkStatus } from './bulk-status.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { OrderTabs } from './order-tabs.tsx';
import { DELIVERY_TYPES, useOrderList } from './use-order-list.ts';

const PATH = '/admin/orders';

/** Orders by status, newest first, live. */
export function OrderBoard() {
  const t = useText(adminDe);
  const { state, list, counts } = useOrderList({ hasTabs: true });
  const bulk = useBulkStatus();
  const columns = useOrderColumns(useHasSeveralCompanies());
  // Only companies that sell goods have it.
  const hasGoods = useMay('fulfilment.read');
  const status = state.chosen.status[0];
  return (
    <>
      <ListPage
        title={t('orders.title')}
        list={list}
        columns={columns}
        nameOf={({ number }) => number}
        {...(bulk.bulkActions && { bulkActions: bulk.bulkActions })}
        pathOf={({ id }) => `${PATH}/${id}`}
        action={
          <Group gap="xs">
            <Button
              component={Link}
              to="/admin/orders-list"
              variant="default"
              leftSection={<IconList size={16} stroke={1.5} />}
            >
              {t('orders.table')}
            </Button>
            <InSlot slot={ordersSlot} props={{}} />
          </Group>
        }
        empty={{ title: t(status ? 'orders.empty_status' : 'orders.empty'), text: t('orders.empty_about') }}
      >
        <Group justify="space-between" gap="xs">
          <OrderTabs chosen={status} counts={counts} onChoose={(next) => state.choose('status', next ? [next] : [])} />
          <Group gap="xs">
            {hasGoods && (
              <Select
                size="xs"
                mb="sm"
                clearable
                aria-label={t('orders.filter.type')}
                placeholder={t('orders.filter.type')}
                data={DELIVERY_TYPES.map((value) => ({ value, label: t(`orders.type.${value}`) }))}
                value={state.chosen.type[0] ?? null}
                onChange={(next) => state.choose('type', next ? [next] : [])}
              />
            )}
            <Chip
              size="sm"
              variant="outline"
              mb="sm"
              checked={state.chosen.note.length > 0}
              onChange={(isOn) => state.choose('note', isOn ? ['yes'] : [])}
            >
              {counts ? t('orders.with_note_count', { count: counts.withNote }) : t('orders.with_note')}
            </Chip>
          </Group>
        </Group>
        <OnlyOf state={state} />
      </ListPage>
      <OrderDrawer closeTo={PATH} />
      {bulk.dialog}
    </>
  );
}
