import { itemListSlot } from '@fachwerk/catalog/slots';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';

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
    lazyPart(async () => (await import('./grid-link.tsx')).GridLink),
  ),
];
