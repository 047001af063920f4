import { cents } from '@fachwerk/base/money';
import { type OrderRow, orderApi } from '@fachwerk/orders/contract-staff';
import { useAsk } from '@fachwerk/react/call';
import { Money } from '@fachwerk/react/money';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { Anchor, Text } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import { StatusSelect } from '../detail/status-select.tsx';
import { PaymentMark, useCustomerName } from '../order-badge.tsx';
import { OrderHandover } from '../order-handover.tsx';
import classes from './order-tile.module.css';

type Props = { order: OrderRow; isOpen: boolean; onToggle: () => void };

export function OrderTileRow({ order, isOpen, onToggle }: Props) {
  const customerName = useCustomerName();
  const partId = useId();
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <li className={classes.row}>
      <div className={classes.line}>
        <button
          type="button"
          className={classes.toggle}
          onClick={onToggle}
          aria-expanded={isOpen}
          aria-controls={partId}
        >
          <Icon size={18} stroke={1.5} aria-hidden />
          <span className={classes.words}>
            <span className={classes.name}>
              <span className="tabular">{order.number}</span> · {customerName(order)}
            </span>
            <Text component="span" size="xs" c="dimmed" truncate>
              {formatDateTime(order.placedAt)} · {order.summary}
            </Text>
            <Text component="span" size="xs">
              <OrderHandover order={order} />
            </Text>
          </span>
        </button>
        <Money amount={cents(order.totalCents)} />
        <StatusSelect order={order} />
      </div>
      <div id={partId} className={classes.more} hidden={!isOpen}>
        {isOpen && <Details order={order} />}
      </div>
    </li>
  );
}

/** The lines are asked for when somebody wants to see them. */
function Details({ order }: { order: OrderRow }) {
  const t = useText(adminDe);
  const story = useAsk(orderApi.find, { id: order.id });
  if (story.isError && !story.data) return <ErrorState error={story.error} onRetry={() => story.refetch()} />;
  if (!story.data) return <Loading lines={3} />;
  return (
    <>
      <ul className={classes.lines}>
        {story.data.lines.map((line) => (
          <li key={line.position}>
            <span>
              {line.quantity} × {line.title}
            </span>
            <Money amount={cents(line.totalCents)} />
          </li>
        ))}
      </ul>
      <div className={classes.facts}>
        <PaymentMark state={order.paymentState} />
        {order.contact.email && <Anchor href={`mailto:${order.contact.email}`}>{order.contact.email}</Anchor>}
        <Anchor component={Link} to={`/admin/orders/${order.id}`}>
          {t('tile.orders.details')}
        </Anchor>
      </div>
      {order.note && <p className={classes.note}>{order.note}</p>}
    </>
  );
}
