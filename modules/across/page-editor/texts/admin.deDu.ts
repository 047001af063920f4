import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'webpages.template.english.help':
    'Nur einschalten, wenn Du beide Sprachen pflegst: Was Du auf Deutsch änderst, ändert sich auf Englisch nicht mit.',
  'webpages.empty.text':
    'Am schnellsten geht es mit einer Vorlage für Deine Branche. Bis dahin sehen Besucher eine Startseite aus Deinen Daten.',
  'editor.language': 'Sprache, in der du schreibst',
  'editor.conflict.text':
    'Alles andere ist zusammengeführt. Wähle, was hier gelten soll; bis dahin steht deine Fassung auf der Seite.',
  'editor.version.back.text': 'Sie ersetzt den Entwurf. Besucher sehen sie erst, wenn du veröffentlichst.',
  'editor.choose_block': 'Wähle einen Baustein auf der Seite oder in der Gliederung.',
  'editor.no_fields': 'In diesem Baustein gibt es nichts zu schreiben: er zeigt deine Daten.',
  'editor.link.wrong': 'Schreibe /adresse, https://…, mailto:… oder tel:…',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
