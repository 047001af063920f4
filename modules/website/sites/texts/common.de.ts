export const commonDe = {
  'site.changed_meanwhile':
    'Die Website wurde inzwischen von jemand anderem geändert. Bitte vergleichen Sie die Angaben und speichern Sie erneut.',
  'site.default_language_not_offered':
    'Die Standardsprache gehört nicht zu den Sprachen der Website. Wählen Sie eine angebotene Sprache oder fügen Sie sie hinzu.',
  'site.main_host_not_active': 'Diese Domain ist nicht aktiv. Wählen Sie eine aktive Domain.',
  'site_logo.not_an_image': 'Datei beschädigt? Wählen Sie ein JPEG, PNG, WebP oder AVIF.',
  'site_logo.too_large': 'Das Bild ist größer als 2 MB. Verkleinern Sie es und versuchen Sie es erneut.',
  'site_logo.too_many_pixels': 'Das Bild hat zu viele Pixel. Verkleinern Sie es und versuchen Sie es erneut.',
  'legal.changed_meanwhile':
    'Inzwischen wurde eine neue Fassung veröffentlicht. Prüfen Sie sie und übertragen Sie Ihre Änderungen.',
  'legal.text_missing': 'In der Standardsprache der Website fehlt der Text.',
  'legal.valid_from_past': 'Eine Fassung kann nicht rückwirkend gelten. Wählen Sie einen späteren Zeitpunkt.',
  'legal.in_force': 'Diese Fassung ist bereits in Kraft. Veröffentlichen Sie stattdessen eine neue.',

  'field.colour': 'Bitte eine Farbe wie #b4532a angeben.',
  'field.tile_url': 'Bitte eine Adresse mit https:// und z, x und y in geschweiften Klammern angeben.',

  // What customers read, on the legal pages and under "Cookies und Datenschutz".
  'legal.title.terms': 'Allgemeine Geschäftsbedingungen',
  'legal.title.privacy': 'Datenschutzerklärung',
  'legal.title.withdrawal': 'Widerrufsbelehrung',
  'legal.title.imprint': 'Impressum',
  'legal.title.accessibility': 'Barrierefreiheit',
  'legal.unknown': 'Diesen Text gibt es nicht, oder die Fassung gilt noch nicht.',
} as const;
