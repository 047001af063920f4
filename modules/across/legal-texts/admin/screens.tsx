import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/legal-texts/:kind?/:step?',
    title: 'legal_texts.title',
    capability: 'sites.manage',
    Screen: lazyScreen(async () => (await import('./text-maker.tsx')).TextMaker),
  },
];
