export const commonDe = {
  'dialogue.not_waiting': 'Diese Frage ist schon beantwortet. Laden Sie die Seite neu.',
  'dialogue.answer_wrong': 'Diese Antwort verstehen wir so nicht.',
  'dialogue.book.boxes': 'Freie Fächer ansehen',
  'dialogue.book.shop': 'Zum Angebot',
  'dialogue.book.none': 'Jetzt nicht',
  'dialogue.book.nothing': 'Weiter ohne Termin',
} as const;
