import { page } from '@fachwerk/site/page';

/** Cached with the page of a rental: shown for every other page while offline. */
export const offlinePage = page<Record<string, never>>({
  path: '/ohne-netz',
  isUncounted: true,
  evenSuspended: true,
  load: async () => ({}),
  title: () => ({ key: 'offline.title' }),
  view: () => import('./offline-view.tsx'),
});
