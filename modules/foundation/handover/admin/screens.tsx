import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/handover',
    title: 'handover.page_title',
    capability: 'handover.read',
    Screen: lazyScreen(async () => (await import('./handover-screen.tsx')).HandoverScreen),
  },
];
