import { page } from '@fachwerk/site/page';

/** After the last act of an account. */
export const erasedPage = page<Record<never, never>>({
  path: '/konto/geloescht',
  evenSuspended: true,
  load: async () => ({}),
  title: () => ({ key: 'customer_data.erased.title' }),
  view: () => import('./erased-view.tsx'),
});
