import type { commonDe } from './common.de.ts';

export const commonDeDu = {
  'survey.more_questions': 'Zu deinen Antworten haben wir noch eine Frage.',
  'survey.looks_automatic': 'Das sah nach einem Automaten aus. Bitte lade die Seite neu und versuche es noch einmal.',
  'survey.too_many': 'Heute sind sehr viele Antworten gekommen. Bitte versuche es morgen noch einmal.',
} as const satisfies Partial<Record<keyof typeof commonDe, string>>;
