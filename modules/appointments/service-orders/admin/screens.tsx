import { lazyScreen, type Screen } from '@fachwerk/react/screen';

const shown = {
  title: 'services.title',
  capability: 'services.read',
  Screen: lazyScreen(async () => (await import('./service-list.tsx')).ServiceList),
} as const;

/** The second address is the specification's own (§2); the data behind it need a session all the same. */
export const screens: readonly Screen[] = [
  { path: '/admin/orders-services', ...shown },
  { path: '/order-services-list', ...shown },
];
