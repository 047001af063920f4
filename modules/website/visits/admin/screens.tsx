import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/visitors',
    title: 'visits.title',
    capability: 'visits.read',
    Screen: lazyScreen(async () => (await import('./visitors.tsx')).Visitors),
  },
];
