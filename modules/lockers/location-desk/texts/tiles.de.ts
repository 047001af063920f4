export const tilesDe = {
  'tile.addresses.title': 'Adressen',
  'tile.addresses.info': 'Anschrift des Unternehmens und aller Standorte, zum Kopieren.',
  'tile.addresses.none': 'Noch keine Adresse hinterlegt. Ergänzen Sie die Anschrift unter Einstellungen, Unternehmen.',
} as const;
