import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/item-reviews/:id?',
    title: 'item-reviews.title',
    capability: 'item-reviews.read',
    Screen: lazyScreen(async () => (await import('./review-list.tsx')).ReviewList),
  },
];
