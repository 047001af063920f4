import { previousState, whyNotMove } from '@fachwerk/fulfilment/rules/states';
import { useChange } from '@fachwerk/react/call';
import { MenuAction } from '@fachwerk/react/menu-action';
import { notify } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBan,
  IconCircleOff,
  IconDotsVertical,
  IconPhone,
  IconPrinter,
  IconReceipt,
  IconUserHeart,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { Ticket } from '../../contract.ts';
import { printerApi } from '../../contract-printer.ts';
import type { Tap } from '../../rules/taps.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { addTap } from '../board/tap-queue.ts';
import { PrintSheet } from './print-sheet.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useSoldOut } from './use-sold-out.ts';

type Props = { readonly ticket: Ticket; readonly hasPrinters: boolean };

/** Everything that is not the next step. */
export function TicketMenu({ ticket, hasPrinters }: Props) {
  const t = useText(adminDe);
  const [printed, setPrinted] = useState<'kitchen' | 'packing' | null>(null);
  const [isRefusing, setRefusing] = useState(false);
  const mayMove = useMay('fulfilment.move');
  const maySeeOrders = useMay('orders.read');
  const maySeeCustomers = useMay('customers.read');
  const reprint = useChange(printerApi.reprint, { stale: 'nothing' });
  const back = previousState(ticket);
  const { orderId, number } = ticket;
  const onPrinters = (kind: 'kitchen' | 'packing') =>
    reprint.mutate(
      { orderId, kind },
      { onSuccess: ({ printers }) => notify(t(printers > 0 ? 'kitchen.reprinted' : 'kitchen.no_printer')) },
    );
  return (
    <>
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('kitchen.more', { number })}>
            <IconDotsVertical size={26} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {back && mayMove && (
            <MenuAction
              action={{
                label: t('kitchen.back', { state: t(`kitchen.state.${back}`) }),
                icon: IconArrowBackUp,
                run: () => addTap({ orderId, from: ticket.state, to: back as Tap['to'] }),
              }}
            />
          )}
          <Menu.Label>{t('kitchen.print')}</Menu.Label>
          {(['kitchen', 'packing'] as const).map((kind) => (
            <MenuAction
              key={kind}
              action={{ label: t(`kitchen.print.${kind}`), icon: IconPrinter, run: () => setPrinted(kind) }}
            />
          ))}
          {hasPrinters &&
            mayMove &&
            (['kitchen', 'packing'] as const).map((kind) => (
              <MenuAction
                key={kind}
                action={{ label: t(`kitchen.reprint.${kind}`), icon: IconPrinter, run: () => onPrinters(kind) }}
              />
            ))}
          <SoldOut ticket={ticket} />
          <Menu.Divider />
          {ticket.phone && (
            <Menu.Item component="a" href={`tel:${ticket.phone}`} leftSection={<IconPhone size={18} stroke={1.5} />}>
              {t('kitchen.call', { phone: ticket.phone })}
            </Menu.Item>
          )}
          {maySeeOrders && (
            <MenuAction
              action={{
                label: t('kitchen.to_order'),
                icon: IconReceipt,
                run: () => {},
                to: `/admin/orders/${orderId}`,
              }}
            />
          )}
          {maySeeCustomers && (
            <MenuAction
              action={{
                label: t('kitchen.to_customer'),
                icon: IconUserHeart,
                run: () => {},
                to: `/admin/customers/${ticket.customerId}`,
              }}
            />
          )}
          {mayMove && !whyNotMove(ticket, 'refused') && (
            <MenuAction
              action={{ label: t('kitchen.refuse'), icon: IconBan, run: () => setRefusing(true), isDanger: true }}
            />
          )}
        </Menu.Dropdown>
      </Menu>
      {printed && <PrintSheet ticket={ticket} kind={printed} onDone={() => setPrinted(null)} />}
      {isRefusing && <RefuseDialog ticket={ticket} onClose={() => setRefusing(false)} />}
    </>
  );
}

/** What has run out is gone from the shop with one tap, until tomorrow. */
function SoldOut({ ticket }: { readonly ticket: Ticket }) {
  const t = useText(adminDe);
  const mayMark = useMay('catalog.stock');
  const markSoldOut = useSoldOut();
  if (!mayMark || ticket.lines.length === 0) return null;
  const items = [...new Map(ticket.lines.map((line) => [line.itemId, line])).values()];
  return (
    <>
      <Menu.Label>{t('kitchen.sold_out')}</Menu.Label>
      {items.map(({ itemId, title }) => (
        <MenuAction
          key={itemId}
          action={{ label: title, icon: IconCircleOff, run: () => markSoldOut({ itemId, title }) }}
        />
      ))}
    </>
  );
}
