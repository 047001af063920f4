import { bulkSlot, categorySlot, itemFormSlot, itemSlot } from '@fachwerk/catalog/slots';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';

export const screens: readonly Screen[] = [
  {
    path: '/admin/shop/extras',
    title: 'extras.title',
    capability: 'catalog.read',
    setting: 'shop',
    Screen: lazyScreen(async () => (await import('./extras/extras-screen.tsx')).ExtrasScreen),
  },
];

export const slots: readonly SlotFill[] = [
  fillSlot(
    itemSlot,
    lazyPart(async () => (await import('./panel/options-panel.tsx')).OptionsPanel),
  ),
  fillSlot(
    itemFormSlot,
    lazyPart(async () => (await import('./product/product-form.tsx')).ProductForm),
  ),
  fillSlot(
    bulkSlot,
    lazyPart(async () => (await import('./bulk/change-dialog.tsx')).ChangeDialog),
  ),
  fillSlot(
    categorySlot,
    lazyPart(async () => (await import('./pictures/category-picture.tsx')).CategoryPicture),
  ),
];
