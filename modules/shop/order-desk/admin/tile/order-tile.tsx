import type { OrderStatus } from '@fachwerk/orders/contract';
import { orderApi } from '@fachwerk/orders/contract-staff';
import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { ErrorState } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileSheet } from '@fachwerk/react/tile-parts';
import { Anchor, Chip, Group, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import { OrderTabs } from '../list/order-tabs.tsx';
import { orderLive } from '../order-live.ts';
import classes from './order-tile.module.css';
import { OrderTileRow } from './order-tile-row.tsx';

/** The five tabs of the specification (§2); what was cancelled stands in the list. */
const TABS = ['new', 'approved', 'process', 'finished', 'return'] as const satisfies readonly OrderStatus[];
const FEW = 5;
const MANY = 25;

/** Orders by status; one row at a time tells more. */
export function OrderTile({ size }: TileProps) {
  const t = useText(adminDe);
  useLiveRefetch(orderLive);
  const [status, setOrderStatus] = useState<OrderStatus>('new');
  const [isNoted, setNoted] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const noted = isNoted ? { hasNote: true } : {};
  const counts = useAsk(orderApi.counts, { filter: noted }, { keepPrevious: true });
  const list = useAsk(orderApi.list, { filter: { ...noted, statuses: [status] }, excludeIds: [] });
  const shown = list.data?.orders.slice(0, size === 'full' ? MANY : FEW);
  return (
    <TileSheet size={size}>
      <div className={classes.sheet}>
        <Group justify="space-between" gap="xs">
          <OrderTabs
            chosen={status}
            counts={counts.data}
            statuses={TABS}
            onChoose={(next) => {
              setOrderStatus(next ?? 'new');
              setOpenId(null);
            }}
          />
          <Chip size="xs" variant="outline" checked={isNoted} onChange={setNoted}>
            {t('orders.with_note')}
          </Chip>
        </Group>
        {list.isError && !shown && <ErrorState error={list.error} onRetry={() => list.refetch()} />}
        {!shown && !list.isError && <Skeleton height={180} role="status" aria-label={t('kit.loading')} />}
        {shown?.length === 0 && <Text c="dimmed">{t('orders.empty_status')}</Text>}
        {shown && shown.length > 0 && (
          <ul className={classes.rows}>
            {shown.map((order) => (
              <OrderTileRow
                key={order.id}
                order={order}
                isOpen={order.id === openId}
                onToggle={() => setOpenId(order.id === openId ? null : order.id)}
              />
            ))}
          </ul>
        )}
        <Anchor component={Link} to={`/admin/orders?status=${status}${isNoted ? '&note=yes' : ''}`} size="sm">
          {t('tile.orders.open')}
        </Anchor>
      </div>
    </TileSheet>
  );
}
