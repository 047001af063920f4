import type { Order, OrderStatus, PaymentState } from '@fachwerk/orders/contract';
import { StateMark, type StateStyles } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import {
  IconArrowBackUp,
  IconCheck,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClockPause,
  IconCreditCard,
  IconCreditCardOff,
  IconProgress,
  IconRotateClockwise2,
  IconSparkles,
} from '@tabler/icons-react';
import { adminDe } from '../texts/admin.de.ts';

const STATUSES: StateStyles<OrderStatus> = {
  new: { icon: IconSparkles, tone: 'accent' },
  approved: { icon: IconCircleCheck, tone: 'info' },
  process: { icon: IconProgress, tone: 'info' },
  finished: { icon: IconCheck, tone: 'ok' },
  return: { icon: IconArrowBackUp, tone: 'warn' },
  canceled: { icon: IconCircleX, tone: 'quiet' },
};

const PAYMENTS: StateStyles<PaymentState> = {
  open: { icon: IconCircleDashed, tone: 'quiet' },
  pending: { icon: IconClockPause, tone: 'info' },
  paid: { icon: IconCreditCard, tone: 'ok' },
  failed: { icon: IconCreditCardOff, tone: 'danger' },
  refunded: { icon: IconRotateClockwise2, tone: 'quiet' },
  partly_refunded: { icon: IconRotateClockwise2, tone: 'warn' },
};

export function StatusMark({ status }: { status: OrderStatus }) {
  const t = useText(adminDe);
  return <StateMark look={STATUSES[status]}>{t(`order.status.${status}`)}</StateMark>;
}

export function PaymentMark({ state }: { state: PaymentState }) {
  const t = useText(adminDe);
  return <StateMark look={PAYMENTS[state]}>{t(`order.payment.${state}`)}</StateMark>;
}

/** Who ordered; somebody who was erased has no name. */
export function useCustomerName(): (order: Pick<Order, 'contact'>) => string {
  const t = useText(adminDe);
  return ({ contact }) => `${contact.firstName} ${contact.lastName}`.trim() || contact.email || t('order.erased');
}
