import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'location.changed_meanwhile':
    'Der Standort wurde inzwischen von jemand anderem geändert. Bitte vergleiche die Angaben und speichere erneut.',
  'location.neither_short_nor_long': 'Wähle Kurzzeit, Langzeit oder beides.',
  'location.company_unknown': 'Diese Firma gehört nicht zu deinem Netzwerk.',
  'location_image.too_large': 'Das Bild ist größer als 5 MB. Bitte verkleinere es.',
  'location_image.too_many_pixels': 'Das Bild hat zu viele Bildpunkte. Bitte verkleinere es.',

  'locations.empty.text': 'Leg den ersten Standort an und danach seine Fächer und Schlösser.',
  'locations.empty.reader': 'Deine Standorte erscheinen hier, sobald der Franchisegeber sie angelegt hat.',
  'locations.image.later': 'Das Vorschaubild fügst du nach dem Anlegen hinzu.',
  'locations.map.help':
    'Such die Adresse und zieh dann die Stecknadel an die Stelle, oder verschieb sie mit den Pfeiltasten.',
  'locations.place.none': 'Zu dieser Adresse wurde kein Ort gefunden. Setz die Stecknadel von Hand.',
  'locations.place.failed': 'Die Suche ist fehlgeschlagen. Versuch es noch einmal.',
  'locations.place.abroad': 'Die Suche umfasst nur Deutschland. Trag die Koordinaten von Hand ein.',
  'locations.review_link.help_without':
    'Ziel der Bitte um eine Bewertung. Den Link für alle Standorte legst du unter „Allgemeine Einstellungen“ fest.',

  'step.location.about': 'Anschrift und Öffnungszeiten deiner Fächer.',
  'locations.place.several': 'Mehrere Orte gefunden. Bitte wähle einen.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
