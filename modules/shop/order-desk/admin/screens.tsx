import { customerSlot } from '@fachwerk/customers/slots';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';

export const screens: readonly Screen[] = [
  {
    path: '/admin/orders/:id?',
    title: 'orders.title',
    capability: 'orders.read',
    Screen: lazyScreen(async () => (await import('./list/order-board.tsx')).OrderBoard),
  },
  {
    path: '/admin/orders-list/:id?',
    title: 'orders.list_title',
    capability: 'orders.read',
    Screen: lazyScreen(async () => (await import('./list/order-table.tsx')).OrderTable),
  },
];

export const slots: readonly SlotFill[] = [
  fillSlot(
    customerSlot,
    lazyPart(async () => (await import('./customer/customer-spent.tsx')).CustomerSpent),
  ),
];
