import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/monitoring/:id?',
    title: 'controllers.title',
    capability: 'controllers.read',
    isPerPlace: true,
    setting: 'boxes',
    places: [{ path: '/admin/monitoring/new', title: 'controllers.add', capability: 'controllers.manage' }],
    Screen: lazyScreen(async () => (await import('./controllers/controller-devices.tsx')).ControllerList),
  },
  {
    path: '/admin/terminals/:id?',
    title: 'terminals.title',
    capability: 'controllers.read',
    isPerPlace: true,
    setting: 'boxes',
    places: [{ path: '/admin/terminals/new', title: 'terminals.add', capability: 'controllers.manage' }],
    Screen: lazyScreen(async () => (await import('./controllers/controller-devices.tsx')).TerminalList),
  },
];
