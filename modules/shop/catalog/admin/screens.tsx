import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/shop/:id?',
    title: 'catalog.title',
    capability: 'catalog.read',
    setting: 'shop',
    places: [
      { path: '/admin/shop/new', title: 'catalog.new.title', capability: 'catalog.manage' },
      { path: '/admin/shop#categories', title: 'categories.title', capability: 'catalog.manage', setting: 'shop' },
    ],
    Screen: lazyScreen(async () => (await import('./list/item-list.tsx')).ItemList),
  },
  {
    path: '/admin/shop/table',
    title: 'grid.title',
    capability: 'catalog.manage',
    Screen: lazyScreen(async () => (await import('./grid/grid-screen.tsx')).GridScreen),
  },
];
