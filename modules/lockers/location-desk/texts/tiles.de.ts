export const tilesDe = {
  'tile.addresses.title': 'Adressen',
  'tile.addresses.info': 'Anschriften des Unternehmens und der Standorte, zum Kopieren.',
  'tile.addresses.none': 'Noch keine Adresse. Ergänzen Sie die Anschrift unter Einstellungen, Unternehmen.',
} as const;
