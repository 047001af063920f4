import { screensDeDu } from './screens-deDu.ts';

export const deDu = {
  ...screensDeDu,
  'location.changed_meanwhile':
    'Der Standort wurde inzwischen von jemand anderem geändert. Bitte vergleiche die Angaben und speichere dann noch einmal.',
  'location.neither_short_nor_long': 'Wähle Kurzzeit, Langzeit oder beides.',
  'location.company_unknown': 'Diese Firma gehört nicht zu deinem Netz.',
  'location_image.not_an_image': 'Das ist kein Bild, das wir lesen können. Nimm ein JPEG, PNG, WebP oder AVIF.',
  'location_image.too_large': 'Das Bild ist größer als 5 MB. Verkleinere es und versuche es noch einmal.',
  'location_image.too_many_pixels': 'Das Bild hat zu viele Bildpunkte. Verkleinere es und versuche es noch einmal.',
  'price_group.in_use':
    'Die Preisgruppe „{name}“ wird noch von Standorten oder Fächern benutzt. Gib diesen zuerst eine andere.',
  'price_group.changed_meanwhile':
    'Die Preisgruppe wurde inzwischen von jemand anderem geändert. Verwirf deine Änderungen, dann siehst du den neuen Stand und kannst sie dort eintragen.',
  'box_size.in_use': 'Es gibt Fächer der Größe {code}. Ändere zuerst deren Größe.',
  'box_size.has_prices': 'Für die Größe {code} stehen Preise in einer Preisgruppe. Entferne zuerst diese Preise.',
};
