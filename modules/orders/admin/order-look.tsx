import { useText } from '@fachwerk/react/texts';
import {
  IconArrowBackUp,
  IconCheck,
  IconCircleDashed,
  IconCircleX,
  IconClockPause,
  IconCreditCard,
  IconCreditCardOff,
  IconProgress,
  IconRotateClockwise2,
  IconSparkles,
  IconThumbUp,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Order, OrderStatus, PaymentState } from '../contract.ts';
import { de } from '../texts/de.ts';
import classes from './order-look.module.css';

type Look = { readonly icon: TablerIcon; readonly color: string };

const STATUSES: Readonly<Record<OrderStatus, Look>> = {
  new: { icon: IconSparkles, color: 'var(--fw-accent)' },
  approved: { icon: IconThumbUp, color: 'var(--fw-info)' },
  process: { icon: IconProgress, color: 'var(--fw-info)' },
  finished: { icon: IconCheck, color: 'var(--fw-ok)' },
  return: { icon: IconArrowBackUp, color: 'var(--fw-warn)' },
  canceled: { icon: IconCircleX, color: 'var(--fw-quiet)' },
};

const PAYMENTS: Readonly<Record<PaymentState, Look>> = {
  open: { icon: IconCircleDashed, color: 'var(--fw-quiet)' },
  pending: { icon: IconClockPause, color: 'var(--fw-info)' },
  paid: { icon: IconCreditCard, color: 'var(--fw-ok)' },
  failed: { icon: IconCreditCardOff, color: 'var(--fw-danger)' },
  refunded: { icon: IconRotateClockwise2, color: 'var(--fw-quiet)' },
  partly_refunded: { icon: IconRotateClockwise2, color: 'var(--fw-warn)' },
};

/** Icon and word: never by colour alone. */
function Mark({ look: { icon: Icon, color }, word }: { look: Look; word: string }) {
  return (
    <span className={classes.mark}>
      <Icon size={18} stroke={1.5} color={color} aria-hidden />
      {word}
    </span>
  );
}

export function StatusMark({ status }: { status: OrderStatus }) {
  const t = useText(de);
  return <Mark look={STATUSES[status]} word={t(`order.status.${status}`)} />;
}

export function PaymentMark({ state }: { state: PaymentState }) {
  const t = useText(de);
  return <Mark look={PAYMENTS[state]} word={t(`order.payment.${state}`)} />;
}

/** Who ordered; somebody who was erased has no name. */
export function useCustomerName(): (order: Pick<Order, 'contact'>) => string {
  const t = useText(de);
  return ({ contact }) => `${contact.firstName} ${contact.lastName}`.trim() || contact.email || t('order.erased');
}
