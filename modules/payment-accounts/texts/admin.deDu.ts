import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'payment_account.provider_silent':
    'Der Zahlungsanbieter antwortet gerade nicht. Es wurde nichts geändert; bitte versuche es gleich noch einmal.',
  'payment_account.in_use':
    'Über dieses Konto laufen noch Zahlungen oder Rückzahlungen ({count}). Trenne es, sobald sie abgeschlossen sind, oder ersetze es: Dann laufen sie noch über das bisherige zu Ende.',
  'field.iban': 'Diese IBAN stimmt nicht. Bitte prüfe jede Stelle: Die Prüfziffer passt nicht, oder es fehlt etwas.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
