import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/media/:id?',
    title: 'media.title',
    capability: 'media.manage',
    Screen: lazyScreen(async () => (await import('./library/media-screen.tsx')).MediaScreen),
  },
];
