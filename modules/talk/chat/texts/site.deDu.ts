import { commonDeDu } from './common.deDu.ts';

export const siteDeDu = {
  ...commonDeDu,
  'chat_site.start_title': 'Schreib uns',
  'chat_site.start_lead': 'Wir antworten dir in diesem Chat. Ein Konto ist nicht nötig.',
  'chat_site.your_message': 'Deine Nachricht',
  'chat_site.name': 'Dein Name',
  'chat_site.email': 'Deine E-Mail-Adresse',
  'chat_site.email_help': 'Für unsere Antwort, falls du die Seite verlässt.',
  'chat_site.about_order': 'Zu deiner Bestellung {number}.',
  'chat_site.you': 'Du',
} as const;
