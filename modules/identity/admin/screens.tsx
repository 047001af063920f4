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
  {
    path: '/admin/users/:id?',
    title: 'users.title',
    capability: 'users.read',
    places: [{ path: '/admin/users/new', title: 'users.new', capability: 'users.manage' }],
    Screen: lazyScreen(async () => (await import('./user-list.tsx')).UserList),
  },
  {
    path: '/admin/settings/:section?',
    title: 'settings.title',
    places: [
      { path: '/admin/settings/profile', title: 'settings.profile' },
      { path: '/admin/settings/password', title: 'settings.password' },
      { path: '/admin/settings/second-factor', title: 'settings.second-factor' },
      { path: '/admin/settings/sessions', title: 'settings.sessions' },
      { path: '/admin/settings/company', title: 'settings.company', capability: 'company.read' },
      { path: '/admin/settings/roles', title: 'settings.roles' },
    ],
    Screen: lazyScreen(async () => (await import('./settings.tsx')).Settings),
  },
  {
    path: '/admin/second-factor',
    title: 'factor.due.title',
    // Before the house, as the login is: it looks for the session itself.
    isPublic: true,
    Screen: lazyScreen(async () => (await import('./second-factor-due.tsx')).SecondFactorDue),
  },
];
