import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/locks/:id?',
    title: 'locks.title',
    capability: 'locks.read',
    places: [
      { path: '/admin/locks/new', title: 'locks.add', capability: 'locks.configure' },
      { path: '/admin/locks/wall', title: 'locks.add_wall', capability: 'locks.configure' },
    ],
    Screen: lazyScreen(async () => (await import('./lock-list.tsx')).LockList),
  },
  {
    path: '/admin/real-time-monitoring/:locationId?/:boxId?',
    title: 'wall.title',
    capability: 'locks.read',
    Screen: lazyScreen(async () => (await import('./wall-page.tsx')).WallPage),
  },
  {
    path: '/admin/monitoring/:id?',
    title: 'controllers.title',
    capability: 'controllers.read',
    places: [{ path: '/admin/monitoring/new', title: 'controllers.add', capability: 'controllers.manage' }],
    Screen: lazyScreen(async () => (await import('./controller-list.tsx')).ControllerList),
  },
  {
    path: '/admin/terminals/:id?',
    title: 'terminals.title',
    capability: 'controllers.read',
    places: [{ path: '/admin/terminals/new', title: 'terminals.add', capability: 'controllers.manage' }],
    Screen: lazyScreen(async () => (await import('./terminal-list.tsx')).TerminalList),
  },
];
