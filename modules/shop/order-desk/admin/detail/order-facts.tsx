import { cents } from '@fachwerk/base/money';
import type { OrderStory } from '@fachwerk/orders/contract-staff';
import { lastDayOf } from '@fachwerk/pay-later/rules/paying';
import { Fact, Facts } from '@fachwerk/react/facts';
import { Money } from '@fachwerk/react/money';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatDate, formatDateTime } from '@fachwerk/react/time';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import { PaymentMark, useCustomerName } from '../order-badge.tsx';

export function OrderFacts({ order }: { order: OrderStory }) {
  const t = useText(adminDe);
  const customerName = useCustomerName();
  const maySeeCustomers = useMay('customers.read');
  const { contact, accepted } = order;
  const place = [contact.street, [contact.postcode, contact.city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const name = customerName(order);
  const enteredBy = order.steps.find(({ kind, personKind }) => kind === 'placed' && personKind === 'staff')?.personName;
  return (
    <Facts>
      <Fact name={t('order.customer')}>
        {maySeeCustomers ? (
          <Anchor component={Link} to={`/admin/customers/${order.customerId}`}>
            {name}
          </Anchor>
        ) : (
          name
        )}
      </Fact>
      {contact.company && (
        <Fact name={t('order.buyer_company')}>{[contact.company, contact.vatId].filter(Boolean).join(' · ')}</Fact>
      )}
      <Fact name={t('orders.column.email')}>
        {contact.email && <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor>}
      </Fact>
      {contact.phone && (
        <Fact name={t('order.phone')}>
          <Anchor href={`tel:${contact.phone}`}>{contact.phone}</Anchor>
        </Fact>
      )}
      {place && <Fact name={t('order.address')}>{place}</Fact>}
      <Fact name={t('order.placed')}>{formatDateTime(order.placedAt)}</Fact>
      {enteredBy && <Fact name={t('order.entered_by')}>{enteredBy}</Fact>}
      <Fact name={t('orders.column.payment')}>
        <PaymentMark state={order.paymentState} />
      </Fact>
      {order.laterOption && <Fact name={t('order.agreed')}>{t(`order.option.${order.laterOption}`)}</Fact>}
      {order.dueAt && !order.paidAt && <Fact name={t('order.due')}>{formatDate(lastDayOf(order.dueAt))}</Fact>}
      {order.paidAt && <Fact name={t('order.paid')}>{formatDateTime(order.paidAt)}</Fact>}
      {order.refundPendingCents > 0 && (
        <Fact name={t('order.refund_pending')}>
          <Money amount={cents(order.refundPendingCents)} />
        </Fact>
      )}
      {order.refundedCents > 0 && (
        <Fact name={t('order.refunded')}>
          <Money amount={cents(order.refundedCents)} />
        </Fact>
      )}
      {order.cancelReason && <Fact name={t('order.reason')}>{order.cancelReason}</Fact>}
      <Fact name={t('order.accepted')}>
        {t('order.accepted_versions', {
          terms: accepted.terms,
          privacy: accepted.privacy,
          withdrawal: accepted.withdrawal,
        })}
      </Fact>
    </Facts>
  );
}
