import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/locations/new?',
    title: 'locations.title',
    capability: 'locations.read',
    isPerPlace: true,
    setting: 'boxes',
    places: [
      { path: '/admin/locations/new', title: 'locations.new', capability: 'locations.manage' },
      { path: '/admin/locations#box-sizes', title: 'box_sizes.title', setting: 'boxes' },
      {
        path: '/admin/locations#review-link',
        title: 'review_link.title',
        capability: 'locations.manage',
        setting: 'talk',
      },
    ],
    Screen: lazyScreen(async () => (await import('./list/location-list-page.tsx')).LocationListPage),
  },
  {
    path: '/admin/locations/:id/:part?/:boxId?',
    title: 'location_desk.title',
    capability: 'locations.read',
    isPerPlace: true,
    Screen: lazyScreen(async () => (await import('./location-page.tsx')).LocationPage),
  },
];
