import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/franchisees/:id?',
    title: 'franchisees.title',
    capability: 'franchisees.read',
    Screen: lazyScreen(async () => (await import('./franchisee-list.tsx')).FranchiseeList),
  },
];
