import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/imports',
    title: 'imports.title',
    capability: 'imports.read',
    Screen: lazyScreen(async () => (await import('./import-list.tsx')).ImportList),
  },
];
