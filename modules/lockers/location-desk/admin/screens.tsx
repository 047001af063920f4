import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/locations/:id/:part?/:boxId?',
    title: 'location_desk.title',
    capability: 'locations.read',
    Screen: lazyScreen(async () => (await import('./location-page.tsx')).LocationPage),
  },
];
