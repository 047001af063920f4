import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/statistics',
    title: 'statistics.title',
    capability: 'statistics.read',
    Screen: lazyScreen(async () => (await import('./statistics-screen.tsx')).StatisticsScreen),
  },
];
