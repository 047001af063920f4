import { cents } from '@fachwerk/base/money';
import { addMinutes, minutesBetween } from '@fachwerk/base/time';
import { fulfilmentApi } from '@fachwerk/fulfilment/contract-staff';
import { dueAt, promiseFor, urgencyOf } from '@fachwerk/fulfilment/rules/promise';
import { nextState } from '@fachwerk/fulfilment/rules/states';
import { useChange } from '@fachwerk/react/call';
import { formatMoney } from '@fachwerk/react/money';
import { useMay } from '@fachwerk/react/session';
import { InSlot } from '@fachwerk/react/slot';
import { useText } from '@fachwerk/react/texts';
import { formatTime } from '@fachwerk/react/time';
import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconClock, IconMessage, IconMinus, IconPlus } from '@tabler/icons-react';
import { type MouseEvent, memo, useState } from 'react';
import type { Ticket, TicketLine } from '../../contract.ts';
import { isForLater } from '../../rules/columns.ts';
import { isSlipped, type ShownTicket, type Tap, type Touch } from '../../rules/taps.ts';
import { tableCalled } from '../../rules/ticket-lines.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { addTap } from '../board/tap-queue.ts';
import { ticketSlot } from '../parts.tsx';
import classes from './ticket.module.css';
import { TicketMenu } from './ticket-menu.tsx';
import { TYPE_ICONS } from './type-icons.ts';

const STEP_MINUTES = 5;

type Props = { readonly ticket: ShownTicket; readonly now: Date; readonly hasPrinters: boolean };

/** One order: what, for whom, until when, and the one thing to do next. */
export const TicketCard = memo(function TicketCard({ ticket, now, hasPrinters }: Props) {
  const t = useText(adminDe);
  const urgency = urgencyOf(ticket, now);
  const Icon = TYPE_ICONS[ticket.type];
  const label = t('kitchen.ticket', { number: ticket.number });
  return (
    <article className={classes.card} data-urgency={urgency} data-state={ticket.state} aria-label={label}>
      <header className={classes.head}>
        <div className={classes.names}>
          <h3 className={classes.number}>{ticket.number}</h3>
          <p className={classes.type}>
            <Icon size={22} stroke={1.75} aria-hidden />
            {t(`kitchen.type.${ticket.type}`)}
            {ticket.tableName && <strong> {tableCalled(ticket.tableName, t('kitchen.table'))}</strong>}
          </p>
          <p className={classes.who}>{placeWords(ticket)}</p>
        </div>
        <TicketMenu ticket={ticket} hasPrinters={hasPrinters} />
      </header>
      <Times ticket={ticket} now={now} urgency={urgency} />
      <ul className={classes.lines}>
        {ticket.lines.map((line) => (
          <Line key={line.position} line={line} />
        ))}
      </ul>
      {ticket.note && (
        <p className={classes.note}>
          <IconMessage size={20} stroke={1.75} aria-hidden /> {ticket.note}
        </p>
      )}
      {ticket.dueCents > 0 && (
        <p className={classes.due}>{t('kitchen.to_pay', { amount: formatMoney(cents(ticket.dueCents)) })}</p>
      )}
      {ticket.refundedCents > 0 && (
        <p className={classes.due}>{t('kitchen.refunded', { amount: formatMoney(cents(ticket.refundedCents)) })}</p>
      )}
      <InSlot slot={ticketSlot} props={{ ticket, savedState: ticket.savedState }} />
      <Actions ticket={ticket} now={now} />
    </article>
  );
});

function placeWords({ customerName, address }: Ticket): string {
  const place = address && `${address.street}, ${address.postcode} ${address.city}`;
  return [customerName, place].filter(Boolean).join(' · ');
}

function Line({ line: { quantity, title, extras, note } }: { readonly line: TicketLine }) {
  return (
    <li>
      <span className={classes.item}>
        <b className={classes.quantity}>{quantity}×</b> {title}
      </span>
      {extras.map((extra) => (
        <span key={extra.title} className={classes.extra}>
          + {extra.quantity > 1 && `${extra.quantity}× `}
          {extra.title}
        </span>
      ))}
      {note && <span className={classes.wish}>{note}</span>}
    </li>
  );
}

type TimesProps = { readonly ticket: Ticket; readonly now: Date; readonly urgency: 'calm' | 'soon' | 'late' };

/** Since when and until when, in words as well as in colour. */
function Times({ ticket, now, urgency }: TimesProps) {
  const t = useText(adminDe);
  const due = dueAt(ticket);
  const since = minutesBetween(ticket.arrivedAt ?? ticket.placedAt, now);
  const left = due ? minutesBetween(now, due) : 0;
  const Icon = urgency === 'calm' ? IconClock : IconAlertTriangle;
  return (
    <p className={classes.times}>
      <span>{since < 1 ? t('kitchen.just_now') : t('kitchen.since', { minutes: since })}</span>
      {due && (
        <strong className={classes.left} data-urgency={urgency}>
          <Icon size={20} stroke={1.75} aria-hidden />
          {isForLater(ticket, now)
            ? t('kitchen.for_later', { time: formatTime(due, minutesBetween(now, due) > 720 ? 'weekdayTime' : 'time') })
            : left < 0
              ? t('kitchen.late', { minutes: -left })
              : t('kitchen.left', { minutes: left, time: formatTime(due, 'time') })}
        </strong>
      )}
    </p>
  );
}

/** Whoever hands it over takes the money; a carrier brings it later, and a box takes none. */
const isPaidWithIt = ({ type, dueCents }: Ticket) => dueCents > 0 && type !== 'shipment' && type !== 'box';

let lastTouch: Touch | undefined;

/** A key presses what has the focus, wherever that stands. */
function hasSlipped({ clientX: x, clientY: y, detail, timeStamp: at }: MouseEvent, { orderId }: Ticket): boolean {
  if (detail === 0) return false;
  const touch = { orderId, x, y, at };
  const isSecond = isSlipped(touch, lastTouch);
  if (!isSecond) lastTouch = touch;
  return isSecond;
}

/** One tap leads on. Accepting promises a time; later it can be moved. */
function Actions({ ticket, now }: { readonly ticket: Ticket; readonly now: Date }) {
  const t = useText(adminDe);
  const mayMove = useMay('fulfilment.move');
  const [minutes, setMinutes] = useState<number | undefined>(undefined);
  const promise = useChange(fulfilmentApi.promise);
  const next = nextState(ticket);
  if (!mayMove || !next) return null;
  const isNew = ticket.state === 'new';
  const promised = isNew ? promiseFor(ticket, minutes, now) : ticket.promisedAt;
  const change = (by: number) => {
    if (isNew) return setMinutes(Math.max(STEP_MINUTES, minutesBetween(now, promised!) + by));
    promise.mutate({ orderId: ticket.orderId, promisedAt: addMinutes(promised!, by) });
  };
  return (
    <div className={classes.actions}>
      {promised && ticket.state !== 'ready' && (
        <div className={classes.step}>
          <UnstyledButton
            className={classes.by}
            onClick={() => change(-STEP_MINUTES)}
            aria-label={t('kitchen.earlier')}
          >
            <IconMinus size={26} stroke={2} aria-hidden />
          </UnstyledButton>
          <span className={classes.promised} aria-live="polite">
            {isNew
              ? t('kitchen.promise_in', { minutes: Math.max(0, minutesBetween(now, promised)) })
              : formatTime(promised, 'time')}
          </span>
          <UnstyledButton className={classes.by} onClick={() => change(STEP_MINUTES)} aria-label={t('kitchen.later')}>
            <IconPlus size={26} stroke={2} aria-hidden />
          </UnstyledButton>
        </div>
      )}
      <UnstyledButton
        className={classes.next}
        data-state={ticket.state}
        onClick={(event) => {
          if (hasSlipped(event, ticket)) return;
          addTap({
            orderId: ticket.orderId,
            from: ticket.state,
            to: next as Tap['to'],
            ...(isNew && minutes !== undefined && { promisedMinutes: minutes }),
          });
        }}
      >
        {next === 'done' && isPaidWithIt(ticket)
          ? t('kitchen.do.done_paid', { amount: formatMoney(cents(ticket.dueCents)) })
          : t(`kitchen.do.${next}` as 'kitchen.do.accepted')}
      </UnstyledButton>
    </div>
  );
}
