import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/domains/:id?',
    title: 'domains.title',
    capability: 'domains.manage',
    setting: 'website',
    Screen: lazyScreen(async () => (await import('./domain-list.tsx')).DomainList),
  },
];
