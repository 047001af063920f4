import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import type { SettingsSection } from '@fachwerk/react/settings';
import { addTexts } from '@fachwerk/react/texts';
import { IconDevices, IconLock, IconShieldLock } from '@tabler/icons-react';
import { adminSettingsDe } from '../texts/admin-settings.de.ts';

export const screens: readonly Screen[] = [
  {
    path: '/login',
    title: 'login.title',
    isPublic: true,
    Screen: lazyScreen(async () => (await import('./entrance/login.tsx')).Login),
  },
  {
    path: '/logout',
    title: 'login.signed_out',
    isPublic: true,
    Screen: lazyScreen(async () => (await import('./entrance/login.tsx')).Logout),
  },
  {
    path: '/reset-password/:token',
    title: 'reset.title',
    isPublic: true,
    Screen: lazyScreen(async () => (await import('./entrance/reset.tsx')).ResetPassword),
  },
  {
    path: '/admin/second-factor',
    title: 'factor.due.title',
    // Outside the shell, like the login: it checks the session itself.
    isPublic: true,
    Screen: lazyScreen(async () => (await import('./second-factor/second-factor-due.tsx')).SecondFactorDue),
  },
];

// The settings show a section's title before the section is loaded.
addTexts('de', adminSettingsDe);

/** Settings that protect the own account. */
export const settings: readonly SettingsSection[] = [
  {
    name: 'password',
    title: 'settings.password',
    about: 'settings.password.about',
    group: 'own',
    icon: IconLock,
    Section: lazyScreen(async () => (await import('./settings/settings-password.tsx')).SettingsPassword),
  },
  {
    name: 'second-factor',
    title: 'settings.second-factor',
    about: 'settings.second-factor.about',
    group: 'own',
    icon: IconShieldLock,
    Section: lazyScreen(async () => (await import('./settings/settings-second-factor.tsx')).SettingsSecondFactor),
  },
  {
    name: 'sessions',
    title: 'settings.sessions',
    about: 'settings.sessions.about',
    group: 'own',
    icon: IconDevices,
    Section: lazyScreen(async () => (await import('./settings/settings-sessions.tsx')).SettingsSessions),
  },
];
