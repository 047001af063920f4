import type { commonDe } from './common.de.ts';

export const commonDeDu = {
  'survey.more_questions': 'Zu deinen Antworten gibt es eine weitere Frage.',
  'survey.looks_automatic': 'Die Antwort wirkt automatisch erzeugt. Bitte lade die Seite neu und versuche es erneut.',
  'survey.too_many': 'Heute sind sehr viele Antworten eingegangen. Bitte versuche es morgen erneut.',
} as const satisfies Partial<Record<keyof typeof commonDe, string>>;
