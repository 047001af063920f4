import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/access-rights/:id?',
    title: 'access_rights.title',
    capability: 'rentals.read',
    Screen: lazyScreen(async () => (await import('./list/access-right-list.tsx')).AccessRightList),
  },
];
