import { commonDe } from './common.de.ts';

export const siteDe = {
  ...commonDe,

  'survey.send': 'Antworten senden',
  'survey.sent': 'Vielen Dank für Ihre Antworten',
  'survey.anonymous': 'Diese Umfrage ist anonym: Gespeichert werden nur Ihre Antworten und der Tag.',
  'survey.state.closed': 'Diese Umfrage ist beendet. Vielen Dank für Ihr Interesse.',
  'survey.state.answered': 'Sie haben diese Umfrage bereits beantwortet. Vielen Dank.',
  'survey.trap': 'Bitte leer lassen',
  'survey.file_types': 'Ein Bild oder PDF, höchstens 8 MB.',
  'survey.file_there': 'Hochgeladen: {name}',
  'survey_unsubscribe.title': 'Nachrichten abbestellen',
  'survey_unsubscribe.ask':
    'Möchten Sie alle Nachrichten von uns abbestellen? Das gilt auch für den Newsletter. Ein Klick genügt.',
  'survey_unsubscribe.end': 'Nachrichten abbestellen',
  'survey_unsubscribe.done': 'Die Nachrichten sind abbestellt. Eine bereits versendete Nachricht kann noch eintreffen.',
  'survey_unsubscribe.home': 'Zur Startseite',
} as const;
