import { itemListSlot } from '@fachwerk/catalog/slots';
import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';
import { lazy } from 'react';

export const screens: readonly Screen[] = [
  {
    path: '/admin/shop/table',
    title: 'grid.title',
    capability: 'catalog.manage',
    Screen: lazyScreen(async () => (await import('./grid-screen.tsx')).GridScreen),
  },
];

export const slots: readonly SlotFill[] = [
  fillSlot(
    itemListSlot,
    lazy(async () => ({ default: (await import('./grid-link.tsx')).GridLink })),
  ),
];
