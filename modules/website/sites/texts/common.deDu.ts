import type { commonDe } from './common.de.ts';

export const commonDeDu = {
  'site.changed_meanwhile':
    'Die Website wurde inzwischen von jemand anderem geändert. Bitte vergleiche die Angaben und speichere erneut.',
  'site.default_language_not_offered':
    'Die Standardsprache gehört nicht zu den Sprachen der Website. Wähle eine angebotene Sprache oder füge sie hinzu.',
  'site.main_host_not_active': 'Diese Domain ist nicht aktiv. Wähle eine aktive Domain.',
  'site_logo.not_an_image': 'Datei beschädigt? Wähle ein JPEG, PNG, WebP oder AVIF.',
  'site_logo.too_large': 'Das Bild ist größer als 2 MB. Verkleinere es und versuche es erneut.',
  'site_logo.too_many_pixels': 'Das Bild hat zu viele Pixel. Verkleinere es und versuche es erneut.',
  'legal.changed_meanwhile':
    'Inzwischen wurde eine neue Fassung veröffentlicht. Prüfe sie und übertrage deine Änderungen.',
  'legal.valid_from_past': 'Eine Fassung kann nicht rückwirkend gelten. Wähle einen späteren Zeitpunkt.',
  'legal.in_force': 'Diese Fassung ist bereits in Kraft. Veröffentliche stattdessen eine neue.',
} as const satisfies Partial<Record<keyof typeof commonDe, string>>;
