import { categorySlot, itemSlot } from '@fachwerk/catalog/slots';
import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';
import { lazy } from 'react';

export const screens: readonly Screen[] = [
  {
    path: '/admin/shop/extras',
    title: 'extras.title',
    capability: 'catalog.read',
    Screen: lazyScreen(async () => (await import('./extras/extras-screen.tsx')).ExtrasScreen),
  },
];

export const slots: readonly SlotFill[] = [
  fillSlot(
    itemSlot,
    lazy(async () => ({ default: (await import('./panel/options-panel.tsx')).OptionsPanel })),
  ),
  fillSlot(
    categorySlot,
    lazy(async () => ({ default: (await import('./pictures/category-picture.tsx')).CategoryPicture })),
  ),
];
