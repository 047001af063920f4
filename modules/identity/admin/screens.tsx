import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/login',
    title: 'login.title',
    isPublic: true,
    Screen: lazyScreen(async () => (await import('./login.tsx')).Login),
  },
  {
    path: '/logout',
    title: 'login.signed_out',
    isPublic: true,
    Screen: lazyScreen(async () => (await import('./logout.tsx')).Logout),
  },
  {
    path: '/reset-password/:token',
    title: 'reset.title',
    isPublic: true,
    Screen: lazyScreen(async () => (await import('./reset.tsx')).ResetPassword),
  },
];
