import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/price-groups/:id?',
    title: 'price_groups.title',
    capability: 'locations.read',
    setting: 'payments',
    places: [{ path: '/admin/price-groups/new', title: 'price_groups.new', capability: 'locations.manage' }],
    Screen: lazyScreen(async () => (await import('./groups/price-group-list.tsx')).PriceGroupList),
  },
];
