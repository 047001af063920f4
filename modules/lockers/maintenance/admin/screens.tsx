import { controllerSlot } from '@fachwerk/devices/slots';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';

export const screens: readonly Screen[] = [
  {
    path: '/admin/locks/:id?',
    title: 'locks.title',
    capability: 'locks.read',
    isPerPlace: true,
    places: [
      { path: '/admin/locks/new', title: 'locks.add', capability: 'locks.configure' },
      { path: '/admin/locks/wall', title: 'locks.add_wall', capability: 'locks.configure' },
    ],
    Screen: lazyScreen(async () => (await import('./lock-list/lock-list.tsx')).LockList),
  },
];

export const slots: readonly SlotFill[] = [
  fillSlot(
    controllerSlot,
    lazyPart(async () => (await import('./controller-locks/controller-locks.tsx')).ControllerLocks),
  ),
];
