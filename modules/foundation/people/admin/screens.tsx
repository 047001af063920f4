import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import type { SettingsSection } from '@fachwerk/react/settings';
import { IconBuilding, IconTable, IconUser } from '@tabler/icons-react';

export const screens: readonly Screen[] = [
  {
    path: '/admin/users/:id?',
    title: 'users.title',
    capability: 'users.read',
    setting: 'team',
    places: [{ path: '/admin/users/new', title: 'users.new', capability: 'users.manage' }],
    Screen: lazyScreen(async () => (await import('./users/user-list.tsx')).UserList),
  },
  {
    path: '/admin/roles/:id',
    title: 'roles.title',
    places: [{ path: '/admin/roles/new', title: 'roles.new', capability: 'roles.manage' }],
    Screen: lazyScreen(async () => (await import('./roles/role-screen.tsx')).RoleScreen),
  },
  {
    path: '/admin/authorized-people/:capability?',
    title: 'holders.title',
    capability: 'users.read',
    places: [
      { path: '/admin/authorized-people/locks.open', title: 'holders.open_boxes', capability: 'locks.configure' },
    ],
    Screen: lazyScreen(async () => (await import('./holders/holder-list.tsx')).HolderList),
  },
  {
    path: '/admin/settings/:section?',
    title: 'settings.title',
    Screen: lazyScreen(async () => (await import('./settings/settings.tsx')).Settings),
  },
];

/** One's own profile, and the company. Each is fetched when somebody opens it: a matrix is nothing for who changes a phone number. */
export const settings: readonly SettingsSection[] = [
  {
    name: 'profile',
    title: 'settings.profile',
    about: 'settings.profile.about',
    group: 'own',
    icon: IconUser,
    Section: lazyScreen(async () => (await import('./settings/settings-profile.tsx')).SettingsProfile),
  },
  {
    name: 'company',
    title: 'settings.company',
    about: 'settings.company.about',
    group: 'company',
    icon: IconBuilding,
    capability: 'company.read',
    Section: lazyScreen(async () => (await import('./company/settings-company.tsx')).SettingsCompany),
  },
  {
    name: 'roles',
    title: 'settings.roles',
    about: 'settings.roles.about',
    group: 'company',
    subject: 'team',
    icon: IconTable,
    Section: lazyScreen(async () => (await import('./roles/settings-roles.tsx')).SettingsRoles),
  },
];
