/** Which revenue a figure shows (docs/decisions/0151-one-revenue.md). */
export const revenueDe = {
  'revenue.all': 'brutto, nach Rechnungsdatum, alle Standorte',
  'revenue.location': 'brutto, nach Rechnungsdatum, dieser Standort',
  'revenue.shown': 'brutto, nach Rechnungsdatum',
  'revenue.about':
    'Rechnungen abzüglich Erstattungen und Korrekturen, brutto, nach Rechnungsdatum, ohne verkaufte Gutscheine.',
} as const;
