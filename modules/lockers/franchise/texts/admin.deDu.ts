import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'franchisee.changed_meanwhile':
    'Die Daten wurden inzwischen von jemand anderem geändert. Bitte vergleiche die Angaben und speichere dann noch einmal.',
  'franchisee.contract_ends_before_start':
    'Der Vertrag endet vor seinem Beginn. Bitte wähle ein späteres Ende oder einen früheren Beginn.',
  'field.share': 'Bitte gib einen Anteil von 0 bis 100 Prozent ein, zum Beispiel 12,5.',
  'franchisees.empty.text':
    'Hier stehen die Firmen, die Standorte unter deinem Namen betreiben, mit Vertrag, Benutzern und Standorten. Lege die erste an; ihre Verwaltung wird dabei per E-Mail eingeladen.',
  'franchisee.field.feeBasisPoints.help': 'So viel vom Umsatz der Standorte geht an dich.',
  'franchisee.party.franchisee.about':
    'Auf Rechnungen und Mietverträgen steht sein Name. Er nimmt das Geld ein und führt deinen Anteil ab.',
  'franchisee.party.franchisor.choice': '{company} (du)',
  'franchisee.party.franchisor.about':
    'Auf Rechnungen und Mietverträgen steht dein Name. Du nimmst das Geld ein und zahlst dem Franchisenehmer seinen Teil aus.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
