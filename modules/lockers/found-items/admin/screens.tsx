import { lockSlot } from '@fachwerk/lockers/slots';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';

export const screens: readonly Screen[] = [
  {
    path: '/admin/found-items/:id?',
    title: 'found_items.title',
    capability: 'found_items.read',
    places: [
      { path: '/admin/found-items/new', title: 'found_items.add', capability: 'found_items.edit' },
      {
        path: '/admin/found-items#settings',
        title: 'found_items.settings',
        capability: 'found_items.configure',
        setting: 'boxes',
      },
    ],
    Screen: lazyScreen(async () => (await import('./found-item-list.tsx')).FoundItemList),
  },
];

export const slots: readonly SlotFill[] = [
  fillSlot(
    lockSlot,
    lazyPart(async () => (await import('./items-of-box.tsx')).ItemsOfBox),
  ),
];
