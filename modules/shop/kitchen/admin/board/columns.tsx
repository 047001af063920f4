import { useText } from '@fachwerk/react/texts';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';

import { COLUMN_OF, COLUMNS, type Column, isForLater, sortedTickets } from '../../rules/columns.ts';
import type { ShownTicket } from '../../rules/taps.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { TicketCard } from '../ticket/ticket-card.tsx';
import classes from './kitchen.module.css';

type Props = { readonly tickets: readonly ShownTicket[]; readonly now: Date; readonly hasPrinters: boolean };

/** A column per step; on a phone one of them at a time. */
export function Columns({ tickets, now, hasPrinters }: Props) {
  const t = useText(adminDe);
  const [shown, setShown] = useState<Column>('new');
  const inColumn = (column: Column) =>
    sortedTickets(
      tickets.filter(({ state }) => COLUMN_OF[state] === column),
      now,
    );
  const count = (column: Column) => tickets.filter(({ state }) => COLUMN_OF[state] === column).length;
  return (
    <>
      <div className={classes.tabs} role="tablist" aria-label={t('kitchen.columns')}>
        {COLUMNS.map((column) => (
          <UnstyledButton
            key={column}
            role="tab"
            id={`kitchen-tab-${column}`}
            aria-selected={shown === column}
            aria-controls={`kitchen-column-${column}`}
            className={classes.tab}
            onClick={() => setShown(column)}
          >
            {t(`kitchen.column.${column}`)} ({count(column)})
          </UnstyledButton>
        ))}
      </div>
      <div className={classes.columns}>
        {COLUMNS.map((column) => (
          <section
            key={column}
            id={`kitchen-column-${column}`}
            className={classes.column}
            data-column={column}
            data-shown={shown === column || undefined}
            aria-label={t(`kitchen.column.${column}`)}
          >
            <h2 className={classes.heading}>
              {t(`kitchen.column.${column}`)}
              <span className={classes.count}>{count(column)}</span>
            </h2>
            <Cards tickets={inColumn(column)} now={now} hasPrinters={hasPrinters} />
          </section>
        ))}
      </div>
    </>
  );
}

/** What is due, then what is for later, then what is on its way. */
function Cards({ tickets, now, hasPrinters }: Props) {
  const t = useText(adminDe);
  if (tickets.length === 0) return <p className={classes.none}>{t('kitchen.column_empty')}</p>;
  let last = '';
  return tickets.map((ticket) => {
    const part = ticket.state === 'on_way' ? 'on_way' : isForLater(ticket, now) ? 'later' : '';
    const isFirst = part !== last && part !== '';
    last = part;
    return (
      <div key={ticket.orderId}>
        {isFirst && <h3 className={classes.part}>{t(`kitchen.part.${part as 'later'}`)}</h3>}
        <TicketCard ticket={ticket} now={now} hasPrinters={hasPrinters} />
      </div>
    );
  });
}
