import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/withdrawals/:id?',
    title: 'withdrawals.title',
    capability: 'withdrawals.manage',
    Screen: lazyScreen(async () => (await import('./withdrawal-list.tsx')).WithdrawalList),
  },
];
