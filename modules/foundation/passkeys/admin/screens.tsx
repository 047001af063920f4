import { dueSlot, loginSlot } from '@fachwerk/auth/slots';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { lazyScreen } from '@fachwerk/react/screen';
import type { SettingsSection } from '@fachwerk/react/settings';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';
import { addTexts } from '@fachwerk/react/texts';
import { IconFingerprint } from '@tabler/icons-react';
import { adminSettingsDe } from '../texts/admin-settings.de.ts';

// The settings say what a section is called before the section itself is there.
addTexts('de', adminSettingsDe);

export const settings: readonly SettingsSection[] = [
  {
    name: 'passkeys',
    title: 'settings.passkeys',
    about: 'settings.passkeys.about',
    group: 'own',
    icon: IconFingerprint,
    Section: lazyScreen(async () => (await import('./own/settings-passkeys.tsx')).SettingsPasskeys),
  },
];

export const slots: readonly SlotFill[] = [
  fillSlot(
    loginSlot,
    lazyPart(async () => (await import('./entrance/passkey-sign-in.tsx')).PasskeySignIn),
  ),
  fillSlot(
    dueSlot,
    lazyPart(async () => (await import('./entrance/passkey-due.tsx')).PasskeyDue),
  ),
];
