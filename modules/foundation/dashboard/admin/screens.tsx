import { lazyScreen, type Screen } from '@fachwerk/react/screen';

/** `{action}` shows one module full size, `{id}` an item in it (spec §2). */
export const screens: readonly Screen[] = [
  {
    path: '/admin/dashboard/:action?/:id?',
    title: 'dashboard.title',
    places: [{ path: '/admin/dashboard/news/edit', title: 'news.edit', capability: 'news.edit' }],
    Screen: lazyScreen(async () => (await import('./dashboard.tsx')).Dashboard),
  },
];
