import { cents } from '@fachwerk/base/money';
import type { OrderStory } from '@fachwerk/orders/contract-staff';
import { refundableCents } from '@fachwerk/orders/rules/payment';
import { Money } from '@fachwerk/react/money';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { Button, Group, Text, Title } from '@mantine/core';
import { IconRotateClockwise2 } from '@tabler/icons-react';
import { useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './order-drawer.module.css';
import { RefundModal } from './refund-modal.tsx';

/** Every try to pay, with its outcome; whoever may gives money back here. */
export function OrderPayments({ order }: { order: OrderStory }) {
  const t = useText(adminDe);
  const mayRefund = useMay('orders.refund') && refundableCents(order) > 0;
  const [isRefunding, setRefunding] = useState(false);
  return (
    <section className={classes.part}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={3}>{t('order.payments')}</Title>
        {mayRefund && (
          <Button
            variant="default"
            size="xs"
            onClick={() => setRefunding(true)}
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
            <li key={payment.id} className={classes.row}>
              <div className={classes.words}>
                <span>
                  {t(`order.option.${payment.option}`)} · {t(`order.attempt.${payment.state}`)}
                  {payment.isSurplus && ` (${t('order.surplus')})`}
                </span>
                <Text size="sm" c="dimmed">
                  {[formatDateTime(payment.settledAt ?? payment.createdAt), payment.failureCode]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </div>
              <Money amount={cents(payment.amountCents)} />
            </li>
          ))}
        </ul>
      )}
      {isRefunding && <RefundModal order={order} onClose={() => setRefunding(false)} />}
    </section>
  );
}
