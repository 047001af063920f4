import type { adminDe } from './admin.de.ts';
import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,
  'picture.too_many_pixels': 'Das Bild hat zu viele Bildpunkte. Verkleinere es bitte.',
  'picture.unknown': 'Dieses Bild gibt es nicht mehr. Lade die Seite neu.',
  'options.changed_meanwhile':
    'Varianten oder Extras wurden inzwischen von jemand anderem geändert. Lade sie neu und speichere erneut.',
  'variant.unknown': 'Diese Variante gibt es nicht mehr. Lade die Seite neu.',
  'variant.stock_changed': 'Der Bestand hat sich inzwischen geändert. Prüfe ihn und trag ihn erneut ein.',
  'extra_group.changed_meanwhile':
    'Diese Gruppe wurde inzwischen von jemand anderem geändert. Lade sie neu und speichere erneut.',
  'extra_group.in_use': 'Artikel verwenden diese Extras. Entferne die Gruppe dort zuerst.',
  'extra_group.archived': 'Diese Gruppe ist archiviert. Stell sie zuerst wieder her.',
  'extra.unknown': 'Dieses Extra gibt es nicht mehr. Lade die Seite neu.',
  'picture.too_many_drafts':
    'Zu viele Bilder warten darauf, dass ihr Artikel gespeichert wird. Speichere zuerst die begonnenen Artikel.',
  'import.former_price':
    'Der frühere Preis wird nicht übernommen. Durchgestrichen wird nur der niedrigste Preis der letzten 30 Tage; lege dafür eine Aktion an.',
  'picture.heic':
    'HEIC lässt sich in diesem Browser nicht lesen. Öffne diese Seite in Safari oder speichere das Bild als JPEG (iPhone: Einstellungen, Kamera, Formate, Maximale Kompatibilität).',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
