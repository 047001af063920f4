export const commonDe = {
  'survey.unknown': 'Diese Umfrage gibt es nicht, oder sie ist nicht mehr da.',
  'survey.not_open': 'Diese Umfrage nimmt gerade keine Antworten an.',
  'survey.already_answered': 'Diese Einladung ist schon beantwortet. Vielen Dank.',
  'survey.incomplete': 'Es fehlt noch etwas.',
  'survey.more_questions': 'Zu Ihren Antworten haben wir noch eine Frage.',
  'survey.looks_automatic':
    'Das sah nach einem Automaten aus. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'survey.too_many': 'Heute sind sehr viele Antworten gekommen. Bitte versuchen Sie es morgen noch einmal.',
  'survey.file_not_taken': 'Diese Datei können wir nicht annehmen. Bilder (JPEG, PNG, WebP) und PDF gehen.',
  'survey.file_too_large': 'Die Datei ist zu groß. Höchstens 8 MB gehen.',
} as const;
