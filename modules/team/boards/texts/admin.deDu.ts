import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'board.archived': 'Dieses Board ist archiviert. Stell es wieder her, um es zu ändern.',
  'column.full': '„{name}“ enthält bereits {limit} Karten, mehr sind nicht erlaubt. Schließ dort zuerst eine Karte ab.',
  'column.not_empty': '„{name}“ enthält Karten. Wähle eine Zielspalte.',
  'card.archived': 'Diese Karte ist archiviert. Stell sie wieder her, um sie zu ändern.',
  'card.title_missing': 'Bitte gib der Karte einen Titel.',
  'card_field.kind_stays': 'Die Art eines Feldes lässt sich nicht mehr ändern. Leg ein neues Feld an.',
  'card_field.no_choices': 'Bitte gib mindestens eine Option ein.',
  'desk.empty_text': 'Boards zeigen Aufgaben als Karten in Spalten. Leg das erste Board an.',
  'desk.column_full':
    '„{name}“ enthält bereits {limit} Karten, mehr sind nicht erlaubt. Schließ dort zuerst eine Karte ab.',
  'desk.own_field.no_number': 'Bitte gib eine Zahl ein, zum Beispiel 12,5.',
  'card_template.weekday': 'Bitte wähle einen Wochentag.',
  'templates.none.text': 'Leg eine an oder speichere eine Karte über ihr Menü als Vorlage.',
  'mine.none': 'Keine Karten für dich.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
