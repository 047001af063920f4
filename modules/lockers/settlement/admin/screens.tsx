import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/franchisees/:id?',
    title: 'franchisees.title',
    capability: 'franchisees.read',
    Screen: lazyScreen(async () => (await import('./franchisees/franchisee-list-page.tsx')).FranchiseeListPage),
  },
  {
    path: '/admin/settlements/:id?',
    title: 'settlement.title',
    capability: 'settlements.read',
    Screen: lazyScreen(async () => (await import('./settlement-screen.tsx')).SettlementScreen),
  },
];
