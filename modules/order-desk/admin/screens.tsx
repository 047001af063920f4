import { lazyScreen, type Screen } from '@fachwerk/react/screen';

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
