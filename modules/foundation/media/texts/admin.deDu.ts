import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'media.too_large': 'Die Datei ist größer als 20 MB. Bitte wähle eine kleinere.',
  'media.too_many_pixels': 'Das Bild hat mehr als 60 Millionen Bildpunkte. Bitte verkleinere es vorher.',
  'media.quota_full': 'Der Speicherplatz ist voll ({most} MB). Lösche nicht benötigte Dateien.',
  'media.in_use': 'Die Datei wird verwendet: {place}. Entferne sie dort, dann lässt sie sich löschen.',
  'media.changed_meanwhile': 'Die Datei wurde inzwischen von jemand anderem geändert. Bitte lade sie neu.',
  'media.empty.text':
    'Zieh Dateien hierher oder lade sie hoch: Bilder als JPEG, PNG, WebP oder AVIF, Dokumente als PDF, je bis 20 MB.',
  'media.alt.asked': 'Beschreibe das Bild in einem Satz, für Vorleseprogramme und Suchmaschinen.',
  'media.focus.help': 'Klicke auf das Wichtigste im Bild: Es bleibt beim Beschneiden sichtbar.',
  'media_stock.unreachable': 'Die Fotoquelle antwortet nicht. Bitte versuche es später noch einmal.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
