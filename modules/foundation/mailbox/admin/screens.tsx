import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/mailbox/:id?',
    title: 'mailbox.title',
    capability: 'mailbox.read',
    Screen: lazyScreen(async () => (await import('./mail-list.tsx')).MailList),
  },
];
