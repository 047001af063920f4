import { cents } from '@fachwerk/base/money';
import { dueAt } from '@fachwerk/fulfilment/rules/promise';
import { formatMoney } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import { formatTime } from '@fachwerk/react/time';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { Ticket } from '../../contract.ts';
import type { TourPart } from '../../rules/tour.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './tour.module.css';

export function TourTable({ part }: { part: TourPart }) {
  const t = useText(adminDe);
  const { area, stops, toCollectCents } = part;
  return (
    <section className={classes.part}>
      <h2 className={classes.area}>
        {area || t('tour.no_area')} <span>{t('tour.stops', { count: stops.length })}</span>
      </h2>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              {(['time', 'where', 'who', 'what', 'collect'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`tour.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {stops.map((ticket) => (
              <Stop key={ticket.orderId} ticket={ticket} />
            ))}
          </tbody>
        </table>
      </div>
      {toCollectCents > 0 && (
        <p className={classes.sum}>{t('tour.collect_sum', { amount: formatMoney(cents(toCollectCents)) })}</p>
      )}
    </section>
  );
}

function Stop({ ticket }: { ticket: Ticket }) {
  const t = useText(adminDe);
  const { address, customerName, phone, note, number, orderId, lines, dueCents, tableName } = ticket;
  const due = dueAt(ticket);
  return (
    <tr>
      <td data-label={t('tour.time')}>
        <strong>{due ? formatTime(due, 'weekdayTime') : ''}</strong>
        <br />
        <Anchor component={Link} to={`/admin/orders/${orderId}`} size="sm">
          {number}
        </Anchor>
      </td>
      <td data-label={t('tour.where')}>
        {address ? (
          <>
            <strong>{address.street}</strong>
            {address.addition && `, ${address.addition}`}
            <br />
            {`${address.postcode} ${address.city}`}
          </>
        ) : (
          tableName
        )}
      </td>
      <td data-label={t('tour.who')}>
        {customerName}
        {phone && (
          <>
            <br />
            <Anchor href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Anchor>
          </>
        )}
        {note && <div className={classes.note}>{note}</div>}
      </td>
      <td data-label={t('tour.what')}>{lines.map(({ quantity, title }) => `${quantity}× ${title}`).join(', ')}</td>
      <td data-label={t('tour.collect')}>
        {dueCents > 0 ? <strong>{formatMoney(cents(dueCents))}</strong> : t('tour.paid')}
      </td>
    </tr>
  );
}
