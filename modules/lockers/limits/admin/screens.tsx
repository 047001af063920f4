import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/limits',
    title: 'limits.title',
    capability: 'limits.read',
    Screen: lazyScreen(async () => (await import('./limit-list.tsx')).LimitList),
  },
];
