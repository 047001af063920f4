import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/shop-settings',
    title: 'shop.settings.title',
    capability: 'shop.read',
    places: [
      { path: '/admin/shop-settings#ways', title: 'shop.tab.ways' },
      { path: '/admin/shop-settings#areas', title: 'shop.tab.areas' },
      { path: '/admin/shop-settings#charges', title: 'shop.tab.charges' },
      { path: '/admin/shop-settings#times', title: 'shop.tab.times' },
      { path: '/admin/shop-settings#payments', title: 'shop.tab.payments' },
      { path: '/admin/shop-settings#tables', title: 'shop.tab.tables' },
      { path: '/admin/shop-settings#look', title: 'shop.tab.look' },
    ],
    Screen: lazyScreen(async () => (await import('./shop-settings.tsx')).ShopSettingsPage),
  },
];
