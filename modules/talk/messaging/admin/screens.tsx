import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/messages/:id?',
    title: 'messages.title',
    capability: 'messages.send',
    Screen: lazyScreen(async () => (await import('./list/message-list.tsx')).MessageList),
  },
  {
    path: '/admin/messages/new',
    title: 'messages.new',
    capability: 'messages.send',
    Screen: lazyScreen(async () => (await import('./compose/compose-page.tsx')).ComposePage),
  },
];
