import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/stocktakes/:id?',
    title: 'stocktakes.title',
    capability: 'stocktakes.read',
    Screen: lazyScreen(async () => (await import('./stocktake-screen.tsx')).StocktakeScreen),
  },
];
