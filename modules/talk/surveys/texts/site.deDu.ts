import { commonDeDu } from './common.deDu.ts';
import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  ...commonDeDu,

  'survey.sent': 'Vielen Dank für deine Antworten',
  'survey.anonymous': 'Diese Umfrage ist anonym: Gespeichert werden nur deine Antworten und der Tag.',
  'survey.state.closed': 'Diese Umfrage ist beendet. Vielen Dank für dein Interesse.',
  'survey.state.answered': 'Du hast diese Umfrage bereits beantwortet. Vielen Dank.',
  'survey_unsubscribe.ask':
    'Möchtest du alle Nachrichten von uns abbestellen? Das gilt auch für den Newsletter. Ein Klick genügt.',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
