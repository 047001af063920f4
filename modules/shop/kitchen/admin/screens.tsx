import { orderSlot, ordersSlot } from '@fachwerk/order-desk/slots';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';

export const screens: readonly Screen[] = [
  {
    path: '/admin/kitchen',
    title: 'kitchen.title',
    capability: 'fulfilment.read',
    Screen: lazyScreen(async () => (await import('./board/kitchen-page.tsx')).KitchenPage),
  },
  {
    path: '/admin/delivery-list',
    title: 'tour.title',
    capability: 'fulfilment.read',
    Screen: lazyScreen(async () => (await import('./tour/delivery-list.tsx')).DeliveryList),
  },
  {
    path: '/admin/kitchen/settings',
    title: 'kitchen.settings.title',
    capability: 'kitchen.manage',
    setting: 'shop',
    Screen: lazyScreen(async () => (await import('./settings/kitchen-settings.tsx')).KitchenSettingsPage),
  },
];

export const slots: readonly SlotFill[] = [
  fillSlot(
    ordersSlot,
    lazyPart(async () => (await import('./tour/tour-button.tsx')).TourButton),
  ),
  fillSlot(
    orderSlot,
    lazyPart(async () => (await import('./order/order-handover.tsx')).OrderHandover),
  ),
  fillSlot(
    orderSlot,
    lazyPart(async () => (await import('./order/order-parcels.tsx')).OrderParcels),
  ),
];
