import { lazyScreen, type Screen } from '@fachwerk/react/screen';

const look = { title: 'dialogues.title', capability: 'dialogues.edit' } as const;

export const screens: readonly Screen[] = [
  {
    path: '/admin/dialogues',
    ...look,
    setting: 'talk',
    Screen: lazyScreen(async () => (await import('./dialogue-list.tsx')).DialogueList),
  },
  {
    path: '/admin/dialogues/:id',
    ...look,
    Screen: lazyScreen(async () => (await import('./dialogue-page.tsx')).DialoguePage),
  },
];
