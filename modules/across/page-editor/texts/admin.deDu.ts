import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'webpages.empty.text':
    'Beginne mit einer Vorlage für Deine Branche. Bis dahin sehen Besucher eine Startseite aus Deinen Daten.',
  'editor.conflict.text':
    'Alle anderen Änderungen sind zusammengeführt. Wähle die gültige Fassung; bis dahin gilt deine.',
  'editor.choose_block': 'Wähle einen Baustein auf der Seite oder in der Gliederung.',
  'editor.no_fields': 'Dieser Baustein hat keine Texte: Er zeigt deine Daten.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
