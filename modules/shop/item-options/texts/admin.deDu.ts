import type { adminDe } from './admin.de.ts';
import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,
  'picture.not_an_image': 'Das ist kein Bild, das wir lesen können. Nimm JPEG, PNG, WebP oder AVIF.',
  'picture.too_many_pixels': 'Das Bild hat zu viele Bildpunkte. Verkleinere es bitte.',
  'picture.unknown': 'Dieses Bild gibt es nicht mehr. Lade die Seite neu.',
  'options.changed_meanwhile':
    'Jemand anderes hat Varianten oder Extras inzwischen geändert. Lade sie neu und speichere dann noch einmal.',
  'variant.unknown': 'Diese Variante gibt es nicht mehr. Lade die Seite neu.',
  'variant.stock_changed': 'Der Bestand hat sich inzwischen geändert. Sieh nach, und trag ihn dann noch einmal ein.',
  'extra_group.changed_meanwhile':
    'Jemand anderes hat diese Gruppe inzwischen geändert. Lade sie neu und speichere dann noch einmal.',
  'extra_group.in_use': 'Es gibt noch Artikel mit diesen Extras. Nimm die Gruppe dort zuerst heraus.',
  'extra_group.archived': 'Diese Gruppe ist archiviert. Hol sie zuerst zurück.',
  'extra.unknown': 'Dieses Extra gibt es nicht mehr. Lade die Seite neu.',
  'variants.none': 'Keine. Leg Varianten an, wenn es den Artikel in Größen oder Farben gibt.',
  'import.former_price':
    'Der frühere Preis wird nicht übernommen. Durchgestrichen wird nur der niedrigste Preis der letzten 30 Tage; lege dafür eine Aktion an.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
