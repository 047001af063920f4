import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'ledger.not_set_up': 'Berater- und Mandantennummer fehlen. Richte den Export zuerst ein.',
  'ledger.about': 'Alle Belege und Zahlungen eines Monats als Buchungsstapel für deine Steuerberatung.',
  'ledger.settings_about':
    'Berater- und Mandantennummer erhältst du von deiner Steuerberatung. Die Konten sind mit dem Kontenrahmen vorbelegt.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
