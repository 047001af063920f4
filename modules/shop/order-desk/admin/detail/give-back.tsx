import { cents } from '@fachwerk/base/money';
import type { OrderStory } from '@fachwerk/orders/contract-staff';
import { payLaterApi } from '@fachwerk/pay-later/contract';
import { type Refund, RefundWay } from '@fachwerk/payments/contract';
import { useChange } from '@fachwerk/react/call';
import { formatMoney } from '@fachwerk/react/money';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button, Menu } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';

/** Money that had come to people waits for them to give it back: one press says how they did. */
export function GiveBack({ order, refund }: { order: OrderStory; refund: Refund }) {
  const t = useText(adminDe);
  const settle = useChange(payLaterApi.settleRefund);
  const choose = async (way: RefundWay) => {
    await settle.mutateAsync({ orderId: order.id, refundId: refund.id, way });
    notify(t('order.given_back'));
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          loading={settle.isPending}
          leftSection={<IconCash size={16} stroke={1.5} aria-hidden />}
        >
          {t('order.give_back', { amount: formatMoney(cents(refund.amountCents)) })}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {RefundWay.options.map((way) => (
          <Menu.Item key={way} onClick={() => choose(way)}>
            {t(`order.way.${way}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
