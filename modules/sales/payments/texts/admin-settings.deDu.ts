import type { adminSettingsDe } from './admin-settings.de.ts';

export const adminSettingsDeDu = {
  'settings.payments.about': 'Wie Kunden bei dir bezahlen, und auf welche Konten das Geld geht.',
} as const satisfies Partial<Record<keyof typeof adminSettingsDe, string>>;
