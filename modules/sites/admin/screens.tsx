import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/website/:part?/:kind?',
    title: 'sites.title',
    capability: 'sites.manage',
    places: [{ path: '/admin/website/legal', title: 'sites.tab.legal', capability: 'sites.manage' }],
    Screen: lazyScreen(async () => (await import('./website.tsx')).Website),
  },
];
