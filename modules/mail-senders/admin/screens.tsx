import { mailboxNotes } from '@fachwerk/mailbox/slots';
import { lazyScreen } from '@fachwerk/react/screen';
import type { SettingsSection } from '@fachwerk/react/settings';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';
import { addTexts } from '@fachwerk/react/texts';
import { IconMailCog } from '@tabler/icons-react';
import { lazy } from 'react';
import { adminSettingsDe } from '../texts/admin-settings.de.ts';

// The settings say what a section is called before the section itself is there.
addTexts('de', adminSettingsDe);

export const settings: readonly SettingsSection[] = [
  {
    name: 'mail-sender',
    title: 'settings.mail-sender',
    about: 'settings.mail-sender.about',
    group: 'company',
    icon: IconMailCog,
    capability: 'mail_sender.manage',
    Section: lazyScreen(async () => (await import('./settings-sender.tsx')).SettingsSender),
  },
];

export const slots: readonly SlotFill[] = [
  fillSlot(
    mailboxNotes,
    lazy(async () => ({ default: (await import('./sender-warning.tsx')).SenderWarning })),
  ),
];
