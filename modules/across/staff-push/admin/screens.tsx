import { lazyScreen } from '@fachwerk/react/screen';
import type { SettingsSection } from '@fachwerk/react/settings';
import { addTexts } from '@fachwerk/react/texts';
import { IconBellRinging } from '@tabler/icons-react';
import { adminSettingsDe } from '../texts/admin-settings.de.ts';

// The settings say what a section is called before the section itself is there.
addTexts('de', adminSettingsDe);

export const settings: readonly SettingsSection[] = [
  {
    name: 'push',
    title: 'settings.push',
    about: 'settings.push.about',
    group: 'own',
    icon: IconBellRinging,
    Section: lazyScreen(async () => (await import('./settings-push.tsx')).SettingsPush),
  },
];
