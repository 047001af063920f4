import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'ledger.not_set_up': 'Es fehlen die Nummern deiner Steuerberatung. Richte den Export zuerst ein.',
  'ledger.about':
    'Alle Belege und Zahlungen eines Monats als Buchungsstapel. Deine Steuerberatung liest die Datei ein.',
  'ledger.settings_about': 'Die Nummern kennt deine Steuerberatung. Die Konten sind die üblichen des Kontenrahmens.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
