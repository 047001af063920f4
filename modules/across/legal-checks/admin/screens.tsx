import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/legal-checks',
    title: 'legal_checks.title',
    capability: 'sites.manage',
    Screen: lazyScreen(async () => (await import('./legal-cockpit.tsx')).LegalCockpit),
  },
];
