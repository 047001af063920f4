import { cents } from '@fachwerk/base/money';
import type { Chat } from '@fachwerk/chat/contract';
import { RefundModal } from '@fachwerk/order-desk/parts';
import { orderApi } from '@fachwerk/orders/contract-staff';
import { whyNotRefund } from '@fachwerk/orders/rules/payment';
import { useAsk, useChange } from '@fachwerk/react/call';
import { GuardedButton } from '@fachwerk/react/guarded-button';
import { Money } from '@fachwerk/react/money';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Anchor, Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { type AboutOrder, chatLinkApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { Part } from './part.tsx';

type Props = { readonly chat: Chat; readonly orders: readonly AboutOrder[] };

export function Orders({ chat, orders }: Props) {
  const t = useText(adminDe);
  const mayEnter = useMay('orders.enter');
  const mayWrite = useMay('chat.write');
  const mayRefund = useMay('orders.refund');
  const save = useChange(chatLinkApi.saveOrder);
  return (
    <Part title={t('chat_links.orders')}>
      {orders.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('chat_links.no_orders')}
        </Text>
      )}
      {orders.map(({ id, number, status, totalCents, placedAt, isMeant }) => (
        <div key={id}>
          <Anchor component={Link} to={`/admin/orders/${id}`}>
            {number}
          </Anchor>{' '}
          <Badge variant="light" color="gray">
            {t(`chat_links.status.${status}`)}
          </Badge>{' '}
          {isMeant && <Badge variant="light">{t('chat_links.meant')}</Badge>}
          <Text size="sm" c="dimmed">
            <Money amount={cents(totalCents)} /> · <Ago at={placedAt} />
          </Text>
          <Group gap="xs" mt={4}>
            {mayRefund && <RefundOrder id={id} />}
            {mayWrite && !isMeant && (
              <Button
                size="compact-sm"
                variant="subtle"
                loading={save.isPending}
                onClick={() => save.mutate({ order: { chatId: chat.id, orderId: id } })}
              >
                {t('chat_links.is_about', { number })}
              </Button>
            )}
          </Group>
        </div>
      ))}
      {mayEnter && (
        <Button component={Link} to={`/admin/orders-new/chat/${chat.id}`} variant="default" size="compact-md">
          {t('chat_links.new_order')}
        </Button>
      )}
    </Part>
  );
}

/** Refused by the same rule as on the server: whether anything is left that could go back. */
function RefundOrder({ id }: { readonly id: string }) {
  const t = useText(adminDe);
  const { data: order } = useAsk(orderApi.find, { id });
  const [isOpen, setIsOpen] = useState(false);
  if (!order) return null;
  const refusal = whyNotRefund(order, 1);
  const whyNot = refusal && t(refusal === 'order.not_paid' ? 'chat_links.not_paid' : 'chat_links.nothing_left');
  return (
    <>
      <GuardedButton size="compact-sm" label={t('chat_links.refund')} whyNot={whyNot} onPress={() => setIsOpen(true)} />
      {isOpen && <RefundModal order={order} onClose={() => setIsOpen(false)} />}
    </>
  );
}
