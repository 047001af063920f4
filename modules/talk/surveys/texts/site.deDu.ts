import { commonDeDu } from './common.deDu.ts';
import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  ...commonDeDu,

  'survey.sent': 'Deine Antworten sind angekommen',
  'survey.anonymous': 'Diese Umfrage ist anonym: Gespeichert werden nur deine Antworten und der Tag.',
  'survey.state.closed': 'Diese Umfrage ist beendet. Vielen Dank für dein Interesse.',
  'survey.state.answered': 'Du hast diese Umfrage schon beantwortet. Vielen Dank.',
  'survey_unsubscribe.ask':
    'Möchtest du keine Nachrichten mehr von uns erhalten? Ein Klick genügt. Das gilt auch für den Newsletter.',
  'survey_unsubscribe.done':
    'Du erhältst keine Nachrichten mehr von uns. Falls eine schon unterwegs ist, kommt sie noch an.',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
