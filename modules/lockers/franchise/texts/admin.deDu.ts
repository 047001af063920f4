import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'franchisee.changed_meanwhile':
    'Die Daten wurden inzwischen von jemand anderem geändert. Bitte vergleiche die Angaben und speichere erneut.',
  'franchisee.contract_ends_before_start':
    'Der Vertrag endet vor seinem Beginn. Bitte wähle ein späteres Ende oder einen früheren Beginn.',
  'field.share': 'Bitte gib einen Anteil von 0 bis 100 Prozent ein, zum Beispiel 12,5.',
  'franchisees.empty.text':
    'Franchisenehmer betreiben Standorte unter deinem Namen, mit eigenem Vertrag und eigenen Benutzern. Beim Anlegen wird die Verwaltung per E-Mail eingeladen.',
  'franchisee.field.feeBasisPoints.help': 'Dein Anteil am Umsatz der Standorte.',
  'franchisee.party.franchisee.about':
    'Rechnungen und Mietverträge tragen seinen Namen. Er erhält die Zahlungen und führt deinen Anteil ab.',
  'franchisee.party.franchisor.choice': '{company} (du)',
  'franchisee.party.franchisor.about':
    'Rechnungen und Mietverträge tragen deinen Namen. Du erhältst die Zahlungen und zahlst den Anteil des Franchisenehmers aus.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
