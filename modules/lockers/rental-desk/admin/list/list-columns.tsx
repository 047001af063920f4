import { cents } from '@fachwerk/base/money';
import type { Column } from '@fachwerk/react/list-types';
import { formatMoney, Money } from '@fachwerk/react/money';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime, useNow } from '@fachwerk/react/time';
import type { AccessRight } from '@fachwerk/rental-changes/contract';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../badge/rental-badge.module.css';
import { StateMarks, useRenterName } from '../badge/rental-badge.tsx';
import { fromTo, nextWords, phaseNow } from '../badge/rental-time.ts';

export function useColumns(): Column<AccessRight>[] {
  const t = useText(adminDe);
  const renterName = useRenterName();
  return [
    {
      key: 'customer',
      title: t('access_rights.column.customer'),
      cell: (right) => (
        <span className={classes.stack}>
          <span className={classes.name}>{renterName(right)}</span>
          {right.customerName && <span className={`${classes.quiet} ${classes.cut}`}>{right.customerEmail}</span>}
        </span>
      ),
      csv: renterName,
    },
    {
      key: 'box',
      title: t('access_rights.column.box'),
      cell: ({ lockNumber, sizeCode, locationName }) => (
        <span className={`${classes.stack} ${classes.cell}`}>
          {t('access_rights.box', { box: lockNumber, size: sizeCode })}
          <span className={`${classes.quiet} ${classes.cut}`}>{locationName}</span>
        </span>
      ),
      csv: ({ lockNumber, sizeCode, locationName }) =>
        `${t('access_rights.box', { box: lockNumber, size: sizeCode })}, ${locationName}`,
    },
    {
      key: 'next',
      phone: 'detail',
      title: t('access_rights.column.next'),
      sort: 'end',
      cell: (right) => <Next right={right} />,
      csv: (right) => nextWords(right, new Date(), t),
    },
    {
      key: 'state',
      phone: 'detail',
      title: t('access_rights.column.state'),
      cell: (right) => <StateMarks right={right} />,
      csv: (right) => t(`access_rights.phase.${phaseNow(right, new Date())}`),
    },
    {
      key: 'amount',
      title: t('access_rights.column.amount'),
      align: 'right',
      rank: 2,
      cell: (right) => <Amount right={right} />,
      csv: (right) => amountOf(right) / 100,
    },
    {
      key: 'order',
      title: t('access_rights.column.order'),
      rank: 4,
      cell: (right) => <Order right={right} />,
      csv: ({ orderNumber }) => orderNumber,
    },
    {
      key: 'begin',
      title: t('access_rights.column.begin'),
      sort: 'begin',
      rank: 5,
      cell: ({ startsAt, timeZone }) => (
        <span className={`tabular ${classes.cell}`}>{formatDateTime(startsAt, timeZone)}</span>
      ),
      csv: ({ startsAt, timeZone }) => formatDateTime(startsAt, timeZone),
    },
    {
      key: 'end',
      title: t('access_rights.column.end'),
      // The next event says it with the other times.
      isExtra: true,
      cell: ({ endsAt, timeZone }) => (
        <span className={`tabular ${classes.cell}`}>{formatDateTime(endsAt, timeZone)}</span>
      ),
      csv: ({ endsAt, timeZone }) => formatDateTime(endsAt, timeZone),
    },
  ];
}

const amountOf = ({ priceCents, surchargeCents }: AccessRight) => priceCents + surchargeCents;

/** What happens to it next, by the clock; its times stand below. */
function Next({ right }: { right: AccessRight }) {
  const t = useText(adminDe);
  const now = useNow();
  const words = nextWords(right, now, t);
  const isLate = phaseNow(right, now) === 'overrun';
  return (
    <span className={`tabular ${classes.stack} ${classes.cell}`}>
      <span className={isLate ? classes.late : undefined}>{words || t('kit.none')}</span>
      <span className={classes.quiet}>{fromTo(right, now)}</span>
    </span>
  );
}

/** With extra payments; what is not paid says so. */
function Amount({ right }: { right: AccessRight }) {
  const t = useText(adminDe);
  const isUnpaid = right.phase === 'held' || right.phase === 'ordered' || right.phase === 'expired';
  return (
    <span className={`${classes.stack} ${classes.cell} ${classes.right}`}>
      <Money amount={cents(amountOf(right))} />
      {right.refundedCents > 0 && (
        <span className={`tabular ${classes.quiet}`}>
          {t('access_rights.refunded', { amount: formatMoney(cents(right.refundedCents)) })}
        </span>
      )}
      {isUnpaid && <span className={classes.quiet}>{t('access_rights.unpaid')}</span>}
      {right.dueCents > 0 && (
        <span className={`tabular ${classes.late}`}>
          {t('access_rights.due', { amount: formatMoney(cents(right.dueCents)) })}
        </span>
      )}
    </span>
  );
}

function Order({ right: { orderId, orderNumber } }: { right: AccessRight }) {
  const t = useText(adminDe);
  const mayOrders = useMay('orders.read');
  if (!orderNumber) return t('kit.none');
  if (!mayOrders || !orderId) return <span className="tabular">{orderNumber}</span>;
  return (
    <Anchor
      component={Link}
      to={`/admin/orders-list/${orderId}`}
      inherit
      className="tabular"
      style={{ whiteSpace: 'nowrap' }}
    >
      {orderNumber}
    </Anchor>
  );
}
