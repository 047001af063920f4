import { cents } from '@fachwerk/base/money';
import { OrderStatus } from '@fachwerk/orders/contract';
import type { OrderStep, OrderStepKind, OrderStory } from '@fachwerk/orders/contract-staff';
import { formatMoney } from '@fachwerk/react/money';
import { Step, Story } from '@fachwerk/react/story';
import { useText } from '@fachwerk/react/texts';
import { Title } from '@mantine/core';
import {
  IconArrowsExchange,
  IconCircleX,
  IconCreditCard,
  IconCreditCardOff,
  IconFileInvoice,
  IconMail,
  IconNote,
  IconRotateClockwise2,
  IconShoppingCart,
  type TablerIcon,
} from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './order-drawer.module.css';

const ICONS: Readonly<Record<OrderStepKind, TablerIcon>> = {
  placed: IconShoppingCart,
  status: IconArrowsExchange,
  payment_pending: IconCreditCard,
  payment_failed: IconCreditCardOff,
  paid: IconCreditCard,
  paid_late: IconCreditCard,
  invoice: IconFileInvoice,
  refund_requested: IconRotateClockwise2,
  refunded: IconRotateClockwise2,
  refund_failed: IconCreditCardOff,
  credit: IconFileInvoice,
  cancelled: IconCircleX,
  note: IconNote,
  mail: IconMail,
};

/** Everything that happened to an order, oldest first. */
export function OrderHistory({ order }: { order: OrderStory }) {
  const t = useText(adminDe);
  return (
    <section className={classes.part}>
      <Title order={3}>{t('order.history')}</Title>
      <Story>
        {order.steps.map((step) => (
          <HistoryStep key={step.id} step={step} />
        ))}
      </Story>
    </section>
  );
}

function HistoryStep({ step }: { step: OrderStep }) {
  const t = useText(adminDe);
  const who = step.personKind === 'house' ? t('order.step_by_house') : step.personName || t('order.step_by_customer');
  const reason = typeof step.data.reason === 'string' ? step.data.reason : '';
  return (
    <Step icon={ICONS[step.kind]} at={step.at} about={[who, reason].filter(Boolean).join(' · ')}>
      {useStepWords(step)}
    </Step>
  );
}

const MAILS = ['confirmation', 'cancellation', 'refund'] as const;

/** Data of a step are words of the server; what is not known is left out. */
function useStepWords({ kind, data }: OrderStep): string {
  const t = useText(adminDe);
  const status = (value: unknown) => {
    const known = OrderStatus.options.find((each) => each === value);
    return known ? t(`order.status.${known}`) : '';
  };
  const mail = MAILS.find((each) => each === data.mail);
  return t(`order.step.${kind}`, {
    number: typeof data.number === 'string' ? data.number : '',
    amount: typeof data.amountCents === 'number' ? formatMoney(cents(data.amountCents)) : '',
    from: status(data.from),
    to: status(data.to),
    mail: mail ? t(`order.mail.${mail}`) : '',
  });
}
