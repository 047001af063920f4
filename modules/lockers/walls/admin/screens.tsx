import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/real-time-monitoring/:locationId?/:boxId?',
    title: 'wall.title',
    capability: 'locks.read',
    isPerPlace: true,
    Screen: lazyScreen(async () => (await import('./wall/wall-page.tsx')).WallPage),
  },
];
