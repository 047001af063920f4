import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/settlements/:id?',
    title: 'settlement.title',
    capability: 'settlements.read',
    Screen: lazyScreen(async () => (await import('./settlement-screen.tsx')).SettlementScreen),
  },
];
