import { cents } from '@fachwerk/base/money';
import type { OrderStory } from '@fachwerk/orders/contract-staff';
import { refundableCents, whyNotPay } from '@fachwerk/orders/rules/payment';
import type { PaymentStory } from '@fachwerk/payments/contract';
import { Money } from '@fachwerk/react/money';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { Button, Group, Text, Title } from '@mantine/core';
import { IconCash, IconRotateClockwise2 } from '@tabler/icons-react';
import { useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { GiveBack } from './give-back.tsx';
import classes from './order-drawer.module.css';
import { RefundModal } from './refund-modal.tsx';
import { SettleModal } from './settle-modal.tsx';

/** Every try to pay, with its outcome; whoever may says here that money came, and gives it back. */
export function OrderPayments({ order }: { order: OrderStory }) {
  const t = useText(adminDe);
  const mayRefund = useMay('orders.refund') && refundableCents(order) > 0;
  const maySettle = useMay('orders.settle') && whyNotPay(order) === null;
  const [open, setOpen] = useState<'refund' | 'settle' | null>(null);
  const close = () => setOpen(null);
  return (
    <section className={classes.part}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={3}>{t('order.payments')}</Title>
        {maySettle && (
          <Button
            variant="default"
            size="xs"
            onClick={() => setOpen('settle')}
            leftSection={<IconCash size={16} stroke={1.5} />}
          >
            {t('order.settle')}
          </Button>
        )}
        {mayRefund && (
          <Button
            variant="default"
            size="xs"
            onClick={() => setOpen('refund')}
            leftSection={<IconRotateClockwise2 size={16} stroke={1.5} />}
          >
            {t('order.refund')}
          </Button>
        )}
      </Group>
      {order.payments.length === 0 ? (
        <Text c="dimmed">{t('order.no_payment')}</Text>
      ) : (
        <ul className={classes.rows}>
          {order.payments.map((payment) => (
            <PaymentRow key={payment.id} order={order} payment={payment} />
          ))}
        </ul>
      )}
      {open === 'refund' && <RefundModal order={order} onClose={close} />}
      {open === 'settle' && <SettleModal order={order} onClose={close} />}
    </section>
  );
}

function PaymentRow({ order, payment }: { order: OrderStory; payment: PaymentStory }) {
  const t = useText(adminDe);
  const mayGiveBack = useMay('orders.refund') && payment.provider === 'manual';
  const isPromise = payment.provider === 'manual' && payment.state === 'created';
  const waiting = mayGiveBack ? payment.refunds.filter(({ state }) => state === 'requested') : [];
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <span>
          {t(`order.option.${payment.option}`)} · {t(`order.attempt.${isPromise ? 'promised' : payment.state}`)}
          {payment.isSurplus && ` (${t('order.surplus')})`}
        </span>
        <Text size="sm" c="dimmed">
          {[formatDateTime(payment.settledAt ?? payment.createdAt), payment.failureCode].filter(Boolean).join(' · ')}
        </Text>
        {waiting.map((refund) => (
          <GiveBack key={refund.id} order={order} refund={refund} />
        ))}
      </div>
      <Money amount={cents(payment.amountCents)} />
    </li>
  );
}
