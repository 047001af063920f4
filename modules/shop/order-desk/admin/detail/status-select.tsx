import { type OrderStatus, OrderStatus as Statuses } from '@fachwerk/orders/contract';
import type { OrderRow } from '@fachwerk/orders/contract-staff';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { StatusMark } from '../order-badge.tsx';
import { StatusModal } from './status-modal.tsx';

/** The status, and for whoever may the five others. What one brings about is shown before it is done. */
export function StatusSelect({ order }: { order: OrderRow }) {
  const t = useText(adminDe);
  const mayChange = useMay('orders.status');
  const [asked, setAsked] = useState<OrderStatus | null>(null);
  if (!mayChange) return <StatusMark status={order.status} />;
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button
            variant="default"
            size="xs"
            rightSection={<IconChevronDown size={14} stroke={1.5} aria-hidden />}
            aria-label={`${t('order.status_of', { number: order.number })}: ${t(`order.status.${order.status}`)}`}
          >
            <StatusMark status={order.status} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {Statuses.options.map((status) => (
            <Menu.Item key={status} disabled={status === order.status} onClick={() => setAsked(status)}>
              <StatusMark status={status} />
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {asked && <StatusModal order={order} status={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
