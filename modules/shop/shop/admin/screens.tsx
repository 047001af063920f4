import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/shop-settings',
    title: 'shop.settings.title',
    capability: 'shop.read',
    setting: 'shop',
    places: [
      { path: '/admin/shop-settings#ways', title: 'shop.tab.ways', setting: 'shop' },
      { path: '/admin/shop-settings#areas', title: 'shop.tab.areas', setting: 'shop' },
      { path: '/admin/shop-settings#shipping', title: 'shop.tab.shipping', setting: 'shop' },
      { path: '/admin/shop-settings#charges', title: 'shop.tab.charges', setting: 'shop' },
      { path: '/admin/shop-settings#times', title: 'shop.tab.times', setting: 'shop' },
      { path: '/admin/shop-settings#payments', title: 'shop.tab.payments', setting: 'payments' },
      { path: '/admin/shop-settings#tables', title: 'shop.tab.tables', setting: 'shop' },
      { path: '/admin/shop-settings#look', title: 'shop.tab.look', setting: 'shop' },
    ],
    Screen: lazyScreen(async () => (await import('./shop-settings.tsx')).ShopSettingsPage),
  },
];
