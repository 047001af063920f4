import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import type { SettingsSection } from '@fachwerk/react/settings';
import { addTexts } from '@fachwerk/react/texts';
import { IconLifebuoy } from '@tabler/icons-react';
import { adminSettingsDe } from '../texts/admin-settings.de.ts';

// The settings say what a section is called before the section itself is there.
addTexts('de', adminSettingsDe);

export const screens: readonly Screen[] = [
  {
    path: '/admin/companies/:id?',
    title: 'tenants.title',
    capability: 'tenants.manage',
    Screen: lazyScreen(async () => (await import('./tenants/tenant-list.tsx')).TenantList),
  },
];

export const settings: readonly SettingsSection[] = [
  {
    name: 'support',
    title: 'settings.support',
    about: 'settings.support.about',
    group: 'company',
    icon: IconLifebuoy,
    capability: 'support.grant',
    Section: lazyScreen(async () => (await import('./support/settings-support.tsx')).SettingsSupport),
  },
];
