import { correctionSlot, ordersSlot } from '@fachwerk/order-desk/slots';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';

export const screens: readonly Screen[] = [
  {
    path: '/admin/orders-new',
    title: 'order_entry.title',
    capability: 'orders.enter',
    Screen: lazyScreen(async () => (await import('./entry/entry-page.tsx')).EntryPage),
  },
];

export const slots: readonly SlotFill[] = [
  fillSlot(
    ordersSlot,
    lazyPart(async () => (await import('./new-order-button.tsx')).NewOrderButton),
  ),
  fillSlot(
    correctionSlot,
    lazyPart(async () => (await import('./correction-item.tsx')).CorrectionItem),
  ),
];
