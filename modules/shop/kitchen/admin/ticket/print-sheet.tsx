import { cents } from '@fachwerk/base/money';
import { dueAt } from '@fachwerk/fulfilment/rules/promise';
import { formatMoney } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime, formatTime } from '@fachwerk/react/time';
import type { Ticket } from '../../contract.ts';
import type { TicketKind } from '../../contract-printer.ts';
import { ticketLines } from '../../rules/ticket-lines.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './print-sheet.module.css';
import { Printed } from './printed.tsx';

type Props = { readonly ticket: Ticket; readonly kind: TicketKind; readonly onDone: () => void };

/** The same lines that printers print, for the browser's own printing. */
export function PrintSheet({ ticket, kind, onDone }: Props) {
  const t = useText(adminDe);
  const due = dueAt(ticket);
  const lines = ticketLines(ticket, kind, {
    kind: { kitchen: t('ticket.kitchen'), packing: t('ticket.packing') },
    type: t(`kitchen.type.${ticket.type}`),
    due: due ? t('ticket.due', { time: formatTime(due, 'weekdayTime') }) : '',
    placed: t('ticket.placed', { time: formatDateTime(ticket.placedAt) }),
    table: t('kitchen.table'),
    note: t('ticket.note'),
    total: t('ticket.total'),
    toPay: t('ticket.to_pay'),
    paid: t('ticket.paid'),
    copy: t('ticket.copy'),
    money: (amount) => formatMoney(cents(amount), 'EUR', 2),
  });
  return (
    <Printed onDone={onDone}>
      <section className={classes.sheet}>
        {lines.map((line, at) =>
          line.isRule ? (
            <hr key={at} />
          ) : (
            <p key={at} data-look={line.look}>
              <span>{line.text}</span>
              {line.right && <span>{line.right}</span>}
            </p>
          ),
        )}
      </section>
    </Printed>
  );
}
