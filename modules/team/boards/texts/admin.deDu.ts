import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'board.archived': 'Dieses Board ist abgelegt. Hol es zurück, um etwas daran zu ändern.',
  'column.full': 'In „{name}“ dürfen höchstens {limit} Karten liegen. Bring dort zuerst etwas zu Ende.',
  'column.not_empty': 'In „{name}“ liegen noch Karten. Wähle, wohin sie sollen.',
  'card.archived': 'Diese Karte ist abgelegt. Hol sie zurück, um etwas daran zu ändern.',
  'card.title_missing': 'Bitte gib der Karte einen Titel.',
  'card_field.kind_stays': 'Die Art eines Feldes lässt sich nicht mehr ändern. Leg ein neues Feld an.',
  'card_field.no_choices': 'Bitte nenne, was zur Auswahl steht.',
  'desk.empty_text': 'Auf einem Board liegen Aufgaben als Karten in Spalten. Leg das erste an.',
  'desk.column_full': 'In „{name}“ dürfen höchstens {limit} Karten liegen. Bring dort zuerst etwas zu Ende.',
  'desk.offline': 'Keine Verbindung. Du kannst weiter verschieben.',
  'desk.own_field.no_number': 'Bitte gib eine Zahl ein, zum Beispiel 12,5.',
  'card_template.weekday': 'Bitte wähle einen Wochentag.',
  'templates.none.text': 'Leg eine an, oder speichere eine Karte über ihr Menü als Vorlage.',
  'mine.none': 'Keine Karten für dich.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
