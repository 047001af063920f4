import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'location.changed_meanwhile':
    'Der Standort wurde inzwischen von jemand anderem geändert. Bitte vergleiche die Angaben und speichere dann noch einmal.',
  'location.neither_short_nor_long': 'Wähle Kurzzeit, Langzeit oder beides.',
  'location.company_unknown': 'Diese Firma gehört nicht zu deinem Netz.',
  'location_image.not_an_image':
    'Datei beschädigt? Das ist kein Bild, das wir lesen können. Nimm ein JPEG, PNG, WebP oder AVIF.',
  'location_image.too_large': 'Das Bild ist größer als 5 MB. Verkleinere es und versuche es noch einmal.',
  'location_image.too_many_pixels': 'Das Bild hat zu viele Bildpunkte. Verkleinere es und versuche es noch einmal.',

  'locations.empty.text': 'Leg den ersten an. Danach bekommt er Schlösser, und Kunden können dort mieten.',
  'locations.empty.reader': 'Sobald dein Franchisegeber einen Standort für dich anlegt, steht er hier.',
  'locations.image.later': 'Ein Vorschaubild kannst du hinzufügen, sobald der Standort angelegt ist.',
  'locations.map.help':
    'Such die Adresse und zieh dann die Stecknadel an die Stelle, oder verschieb sie mit den Pfeiltasten.',
  'locations.place.none': 'Zu dieser Adresse ist kein Ort bekannt. Setz die Stecknadel von Hand.',
  'locations.place.failed': 'Die Suche hat nicht geklappt. Versuch es noch einmal.',
  'locations.place.abroad': 'Gesucht wird nur in Deutschland. Trag die Grade von Hand ein.',
  'locations.review_link.help_without':
    'Dorthin führt die Bitte um eine Bewertung. Einen Link für alle legst du unter „Gemeinsames“ fest.',

  'step.location.about': 'Anschrift und Öffnungszeiten: Dort stehen Deine Fächer.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
