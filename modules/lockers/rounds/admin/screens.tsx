import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/rounds/:id?/:stopId?',
    title: 'rounds.title',
    capability: 'rounds.read',
    Screen: lazyScreen(async () => (await import('./round-screen.tsx')).RoundScreen),
  },
];
