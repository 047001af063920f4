import { mailboxNotes } from '@fachwerk/mailbox/slots';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { lazyScreen } from '@fachwerk/react/screen';
import type { SettingsSection } from '@fachwerk/react/settings';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';
import { addTexts } from '@fachwerk/react/texts';
import { IconMailCog } from '@tabler/icons-react';
import { adminSettingsDe } from '../texts/admin-settings.de.ts';

// The settings say what a section is called before the section itself is there.
addTexts('de', adminSettingsDe);

export const settings: readonly SettingsSection[] = [
  {
    name: 'mail-sender',
    title: 'settings.mail-sender',
    about: 'settings.mail-sender.about',
    group: 'company',
    subject: 'talk',
    icon: IconMailCog,
    capability: 'mail_sender.manage',
    Section: lazyScreen(async () => (await import('./settings-sender.tsx')).SettingsSender),
  },
];

export const slots: readonly SlotFill[] = [
  fillSlot(
    mailboxNotes,
    lazyPart(async () => (await import('./sender-warning.tsx')).SenderWarning),
  ),
];
