import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'media.too_large': 'Die Datei ist größer als 20 MB. Bitte wähle eine kleinere.',
  'media.too_many_pixels': 'Das Bild hat mehr als 60 Millionen Bildpunkte. Bitte verkleinere es vorher.',
  'media.quota_full': 'Der Platz für Bilder und Dokumente ist voll ({most} MB). Lösche, was du nicht mehr brauchst.',
  'media.in_use': 'Das wird noch gezeigt: {place}. Nimm es dort heraus, dann lässt es sich löschen.',
  'media.changed_meanwhile': 'Jemand hat diese Datei inzwischen geändert. Bitte lade sie neu.',
  'media.empty.text':
    'Zieh Dateien hierher oder lade sie hoch: Bilder als JPEG, PNG, WebP oder AVIF, Dokumente als PDF, je bis 20 MB.',
  'media.alt.asked':
    'Beschreibe in einem Satz, was zu sehen ist: für alle, die das Bild nicht sehen, und für Suchmaschinen.',
  'media.focus.help': 'Klicke auf das Wichtigste im Bild: Es bleibt sichtbar, wenn ein Rahmen das Bild beschneidet.',
  'media.leave.text': 'Wenn du die Seite jetzt verlässt, kommen die übrigen Dateien nicht an.',
  'media_stock.unreachable': 'Die Quelle für Fotos antwortet gerade nicht. Bitte versuche es später noch einmal.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
