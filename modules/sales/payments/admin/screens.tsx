import { lazyScreen } from '@fachwerk/react/screen';
import type { SettingsSection } from '@fachwerk/react/settings';
import { addTexts } from '@fachwerk/react/texts';
import { IconCreditCard } from '@tabler/icons-react';
import { adminSettingsDe } from '../texts/admin-settings.de.ts';

// The settings say what a section is called before the section itself is there.
addTexts('de', adminSettingsDe);

export const settings: readonly SettingsSection[] = [
  {
    name: 'payments',
    title: 'settings.payments',
    about: 'settings.payments.about',
    group: 'company',
    subject: 'payments',
    icon: IconCreditCard,
    capability: 'payments.manage',
    Section: lazyScreen(async () => (await import('./settings-payments.tsx')).SettingsPayments),
  },
];
