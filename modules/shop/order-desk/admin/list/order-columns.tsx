import { cents } from '@fachwerk/base/money';
import type { OrderRow } from '@fachwerk/orders/contract-staff';
import type { Column } from '@fachwerk/react/list-types';
import { formatMoney, Money } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Text } from '@mantine/core';
import { IconNote } from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';
import { StatusSelect } from '../detail/status-select.tsx';
import classes from '../order-badge.module.css';
import { PaymentMark, useCustomerName } from '../order-badge.tsx';
import { OrderHandover } from '../order-handover.tsx';

export function useOrderColumns(hasSeveralCompanies: boolean): Column<OrderRow>[] {
  const t = useText(adminDe);
  const customerName = useCustomerName();
  const company: Column<OrderRow> = {
    key: 'company',
    title: t('orders.column.company'),
    rank: 5,
    cell: ({ companyName }) => companyName,
  };
  return [
    {
      key: 'number',
      title: t('orders.column.number'),
      cell: ({ number, note }) => (
        <span className={classes.number}>
          <span className="tabular">{number}</span>
          {note && <IconNote size={16} stroke={1.5} role="img" aria-label={t('orders.with_note')} />}
        </span>
      ),
    },
    {
      key: 'what',
      title: t('orders.column.what'),
      rank: 4,
      cell: ({ summary }) => <span className={classes.clamp}>{summary}</span>,
    },
    {
      key: 'customer',
      title: t('orders.column.customer'),
      rank: 2,
      cell: (order) => (
        <span className={classes.stack}>
          {customerName(order)}
          <span className={classes.quiet}>{order.contact.email}</span>
        </span>
      ),
    },
    {
      key: 'handover',
      title: t('orders.column.handover'),
      width: 260,
      rank: 1,
      cell: (order) => <OrderHandover order={order} />,
    },
    ...(hasSeveralCompanies ? [company] : []),
    { key: 'placed', title: t('orders.column.placed'), rank: 3, cell: ({ placedAt }) => <Ago at={placedAt} /> },
    {
      key: 'payment',
      title: t('orders.column.payment'),
      rank: 2,
      cell: ({ paymentState }) => <PaymentMark state={paymentState} />,
    },
    {
      key: 'total',
      title: t('orders.column.total'),
      rank: 1,
      align: 'right',
      cell: (order) => <Total order={order} />,
    },
    { key: 'status', title: t('orders.column.status'), cell: (order) => <StatusSelect order={order} /> },
  ];
}

/** What was ordered; what has gone back of it, or is on its way, stands below. */
function Total({ order: { totalCents, refundedCents, refundPendingCents } }: { order: OrderRow }) {
  const t = useText(adminDe);
  const backCents = refundedCents + refundPendingCents;
  return (
    <>
      <Money amount={cents(totalCents)} />
      {backCents > 0 && (
        <Text size="xs" c="dimmed" className="tabular" style={{ whiteSpace: 'nowrap' }}>
          {t('orders.refunded_of', { amount: formatMoney(cents(backCents)) })}
        </Text>
      )}
    </>
  );
}
