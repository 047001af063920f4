import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/limits/:id?',
    title: 'limits.title',
    capability: 'limits.read',
    setting: 'boxes',
    Screen: lazyScreen(async () => (await import('./limit-list.tsx')).LimitList),
  },
];
