export const commonDe = {
  'survey.unknown': 'Diese Umfrage gibt es nicht, oder sie wurde gelöscht.',
  'survey.not_open': 'Diese Umfrage nimmt zurzeit keine Antworten an.',
  'survey.already_answered': 'Diese Einladung ist bereits beantwortet. Vielen Dank.',
  'survey.incomplete': 'Angaben fehlen.',
  'survey.more_questions': 'Zu Ihren Antworten gibt es eine weitere Frage.',
  'survey.looks_automatic':
    'Die Antwort wirkt automatisch erzeugt. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
  'survey.too_many': 'Heute sind sehr viele Antworten eingegangen. Bitte versuchen Sie es morgen erneut.',
  'survey.file_not_taken': 'Nur Bilder (JPEG, PNG, WebP) und PDF lassen sich hochladen.',
  'survey.file_too_large': 'Die Datei ist zu groß: höchstens 8 MB.',
} as const;
