import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/inquiries/:id?',
    title: 'inquiries.title',
    capability: 'inquiries.manage',
    Screen: lazyScreen(async () => (await import('./inquiry-list.tsx')).InquiryList),
  },
];
