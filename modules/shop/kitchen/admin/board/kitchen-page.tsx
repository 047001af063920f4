import { cents } from '@fachwerk/base/money';
import { useAsk } from '@fachwerk/react/call';
import { formatMoney } from '@fachwerk/react/money';
import { useMay } from '@fachwerk/react/session';
import { useHiddenBar } from '@fachwerk/react/shell';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { formatTime } from '@fachwerk/react/time';
import { shopApi } from '@fachwerk/shop/contract';
import type { DeliveryType } from '@fachwerk/shop/contract-way';
import { useLocalStorage } from '@mantine/hooks';
import { IconBellOff, IconWifiOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Ticket } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useRing } from '../sound/use-ring.ts';
import { TicketMenu } from '../ticket/ticket-menu.tsx';
import { Columns } from './columns.tsx';
import { ItemView } from './item-view.tsx';
import classes from './kitchen.module.css';
import { KitchenBar } from './kitchen-bar.tsx';
import { useFullScreen, useWakeLock } from './screen-tricks.ts';
import { useBoard } from './use-board.ts';

/** For a tablet beside the stove and for a screen on the wall: what has to be made, the oldest first, one tap to the next step. */
export function KitchenPage() {
  const t = useText(adminDe);
  const board = useBoard();
  const [isFull, toggleFull] = useFullScreen();
  const [view, setView] = useLocalStorage<'tickets' | 'items'>({ key: 'device.kitchenView', defaultValue: 'tickets' });
  const [types, setTypes] = useLocalStorage<DeliveryType[]>({ key: 'device.kitchenTypes', defaultValue: [] });
  useWakeLock();
  useHiddenBar(isFull);
  const unaccepted = useMemo(
    () => board.open.filter(({ state }) => state === 'new').map(({ orderId }) => orderId),
    [board.open],
  );
  const mayReadShop = useMay('shop.read');
  const shop = useAsk(shopApi.find, {}, { isEnabled: mayReadShop });
  const ring = useRing(unaccepted, shop.data?.sound ?? 'bell', { title: t('kitchen.new_order') });
  const shown = types.length === 0 ? board.open : board.open.filter(({ type }) => types.includes(type));
  return (
    <section className={classes.page} data-full={isFull || undefined} aria-label={t('kitchen.title')}>
      <KitchenBar
        types={types}
        setTypes={setTypes}
        view={view}
        setView={setView}
        isFull={isFull}
        toggleFull={toggleFull}
        ring={ring}
        count={board.open.length}
      />
      {!board.isOnline && (
        <p className={classes.notice} role="status">
          <IconWifiOff size={28} stroke={1.75} aria-hidden />
          {t('kitchen.offline')}
          {board.waitingTaps > 0 && <span>{t('kitchen.waiting_taps', { count: board.waitingTaps })}</span>}
        </p>
      )}
      {ring.isBlocked && (
        <p className={classes.notice} data-kind="warn" role="status">
          <IconBellOff size={28} stroke={1.75} aria-hidden />
          {t('kitchen.sound_blocked')}
        </p>
      )}
      {board.asked.data ? (
        <>
          {view === 'items' ? (
            <ItemView tickets={shown} />
          ) : (
            <Columns tickets={shown} now={board.now} hasPrinters={board.hasPrinters} />
          )}
          <Ended tickets={board.ended} hasPrinters={board.hasPrinters} />
        </>
      ) : board.asked.isError ? (
        <ErrorState error={board.asked.error} onRetry={() => void board.asked.refetch()} />
      ) : (
        <Loading lines={8} />
      )}
    </section>
  );
}

/** What was handed over lately: to look up, to print again, to undo a tap. */
function Ended({ tickets, hasPrinters }: { readonly tickets: readonly Ticket[]; readonly hasPrinters: boolean }) {
  const t = useText(adminDe);
  if (tickets.length === 0) return null;
  return (
    <details className={classes.ended}>
      <summary>{t('kitchen.ended', { count: tickets.length })}</summary>
      <ul className={classes.endedRows}>
        {tickets.map((ticket) => (
          <li key={ticket.orderId} className={classes.endedRow}>
            <strong className="tabular">{ticket.number}</strong>
            <span>{t(`kitchen.state.${ticket.state}`)}</span>
            <span>{formatTime(ticket.stateSince, 'time')}</span>
            <span>{ticket.customerName}</span>
            <span className="tabular">{formatMoney(cents(ticket.totalCents))}</span>
            <TicketMenu ticket={ticket} hasPrinters={hasPrinters} />
          </li>
        ))}
      </ul>
    </details>
  );
}
