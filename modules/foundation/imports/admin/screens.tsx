import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/imports',
    title: 'imports.title',
    capability: 'imports.use',
    setting: 'data',
    Screen: lazyScreen(async () => (await import('./list/import-list.tsx')).ImportList),
  },
  {
    path: '/admin/imports/:id',
    title: 'imports.one',
    capability: 'imports.use',
    Screen: lazyScreen(async () => (await import('./wizard/import-page.tsx')).ImportPage),
  },
];
