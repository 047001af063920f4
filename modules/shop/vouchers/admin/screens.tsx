import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/coupons/:id?',
    title: 'coupons.title',
    capability: 'vouchers.read',
    setting: 'payments',
    places: [{ path: '/admin/coupons/new', title: 'coupons.new', capability: 'vouchers.manage' }],
    Screen: lazyScreen(async () => (await import('./coupon-list.tsx')).CouponList),
  },
  {
    path: '/admin/gift-vouchers',
    title: 'gifts.title',
    capability: 'vouchers.read',
    Screen: lazyScreen(async () => (await import('./gift-list.tsx')).GiftList),
  },
];
