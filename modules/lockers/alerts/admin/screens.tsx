import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/alerts/:id?',
    title: 'alerts.title',
    capability: 'alerts.read',
    isPerPlace: true,
    Screen: lazyScreen(async () => (await import('./list/alert-list.tsx')).AlertList),
  },
];
