export const commonDe = {
  'dialogue.not_waiting': 'Diese Frage ist bereits beantwortet. Laden Sie die Seite neu.',
  'dialogue.answer_wrong': 'Diese Antwort ist ungültig.',
  'dialogue.book.boxes': 'Freie Fächer anzeigen',
  'dialogue.book.shop': 'Zum Angebot',
  'dialogue.book.none': 'Jetzt nicht',
  'dialogue.book.nothing': 'Ohne Termin fortfahren',
} as const;
