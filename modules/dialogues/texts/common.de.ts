export const commonDe = {
  'dialogue.not_waiting': 'Diese Frage ist schon beantwortet. Laden Sie die Seite neu.',
  'dialogue.answer_wrong': 'Diese Antwort verstehen wir so nicht.',
} as const;
