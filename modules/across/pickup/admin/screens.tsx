import { ticketSlot } from '@fachwerk/kitchen/parts';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';

export const screens: readonly Screen[] = [
  {
    path: '/admin/pickup',
    title: 'pickup.title',
    capability: 'pickup.read',
    Screen: lazyScreen(async () => (await import('./list/parcel-list.tsx')).ParcelList),
  },
  {
    path: '/admin/pickup/settings',
    title: 'pickup.settings_title',
    capability: 'pickup.read',
    setting: 'boxes',
    Screen: lazyScreen(async () => (await import('./settings/pickup-settings.tsx')).PickupSettingsPage),
  },
];

export const slots: readonly SlotFill[] = [
  fillSlot(
    ticketSlot,
    lazyPart(async () => (await import('./ticket/ticket-boxes.tsx')).TicketBoxes),
  ),
];
