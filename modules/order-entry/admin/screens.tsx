import { correctionSlot, ordersSlot } from '@fachwerk/order-desk/slots';
import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';
import { lazy } from 'react';

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
    lazy(async () => ({ default: (await import('./new-order-button.tsx')).NewOrderButton })),
  ),
  fillSlot(
    correctionSlot,
    lazy(async () => ({ default: (await import('./correction-item.tsx')).CorrectionItem })),
  ),
];
