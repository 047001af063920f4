import { commonDe } from './common.de.ts';

export const siteDe = {
  ...commonDe,

  'survey.send': 'Antworten senden',
  'survey.sent': 'Ihre Antworten sind angekommen',
  'survey.anonymous': 'Diese Umfrage ist anonym: Gespeichert werden nur Ihre Antworten und der Tag.',
  'survey.state.closed': 'Diese Umfrage ist beendet. Vielen Dank für Ihr Interesse.',
  'survey.state.answered': 'Sie haben diese Umfrage schon beantwortet. Vielen Dank.',
  'survey.trap': 'Bitte leer lassen',
  'survey.file_types': 'Ein Bild oder PDF, höchstens 8 MB.',
  'survey.file_there': 'Hochgeladen: {name}',
  'survey_unsubscribe.title': 'Keine Einladungen mehr',
  'survey_unsubscribe.ask':
    'Möchten Sie keine Nachrichten mehr von uns erhalten? Ein Klick genügt. Das gilt auch für den Newsletter.',
  'survey_unsubscribe.end': 'Nachrichten abbestellen',
  'survey_unsubscribe.done':
    'Sie erhalten keine Nachrichten mehr von uns. Falls eine schon unterwegs ist, kommt sie noch an.',
  'survey_unsubscribe.home': 'Zur Startseite',
} as const;
