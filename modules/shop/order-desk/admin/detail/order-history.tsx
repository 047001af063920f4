import { cents } from '@fachwerk/base/money';
import { OrderStatus } from '@fachwerk/orders/contract';
import type { OrderStep, OrderStepKind, OrderStory } from '@fachwerk/orders/contract-staff';
import { LaterOption, RefundWay } from '@fachwerk/payments/contract';
import { formatMoney } from '@fachwerk/react/money';
import { Step, Story } from '@fachwerk/react/story';
import { useText } from '@fachwerk/react/texts';
import { Title } from '@mantine/core';
import {
  IconArrowsExchange,
  IconBell,
  IconCash,
  IconCashOff,
  IconCircleX,
  IconCreditCard,
  IconCreditCardOff,
  IconFileInvoice,
  IconMail,
  IconNote,
  IconPencil,
  IconRotateClockwise2,
  IconShoppingCart,
  type TablerIcon,
} from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './order-drawer.module.css';

const ICONS: Readonly<Record<OrderStepKind, TablerIcon>> = {
  placed: IconShoppingCart,
  paid_later: IconCash,
  settled: IconCash,
  unsettled: IconCashOff,
  reminded: IconBell,
  corrected: IconPencil,
  status: IconArrowsExchange,
  payment_pending: IconCreditCard,
  payment_failed: IconCreditCardOff,
  paid: IconCreditCard,
  paid_late: IconCreditCard,
  invoice: IconFileInvoice,
  refund_requested: IconRotateClockwise2,
  given_back: IconCash,
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
  const words = [step.data.reason, step.data.note].filter((word) => typeof word === 'string');
  return (
    <Step icon={ICONS[step.kind]} at={step.at} about={[who, ...words].filter(Boolean).join(' · ')}>
      {useStepLabels(step)}
    </Step>
  );
}

const MAILS = [
  'confirmation',
  'placed',
  'payment_link',
  'payment_reminder',
  'receipt',
  'corrected',
  'cancellation',
  'refund',
] as const;

/** Data of a step are words of the server; what is not known is left out. */
function useStepLabels({ kind, data }: OrderStep): string {
  const t = useText(adminDe);
  const status = (value: unknown) => {
    const known = OrderStatus.options.find((each) => each === value);
    return known ? t(`order.status.${known}`) : '';
  };
  const option = LaterOption.options.find((each) => each === data.option);
  const way = RefundWay.options.find((each) => each === data.way);
  const mail = MAILS.find((each) => each === data.mail);
  return t(`order.step.${kind}`, {
    number: typeof data.number === 'string' ? data.number : '',
    amount: typeof data.amountCents === 'number' ? formatMoney(cents(data.amountCents)) : '',
    from: status(data.from),
    to: status(data.to),
    mail: mail ? t(`order.mail.${mail}`) : '',
    option: option ? t(`order.option.${option}`) : '',
    way: way ? t(`order.way.${way}`) : '',
  });
}
