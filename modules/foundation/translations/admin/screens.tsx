import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/translate/:key?',
    title: 'texts.title',
    capability: 'texts.edit',
    setting: 'data',
    Screen: lazyScreen(async () => (await import('./text-list.tsx')).TextList),
  },
];
