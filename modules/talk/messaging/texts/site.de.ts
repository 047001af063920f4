import { commonDe } from './common.de.ts';

export const siteDe = {
  ...commonDe,

  'message_unsubscribe.title': 'Newsletter abbestellen',
  'message_unsubscribe.ask': 'Möchten Sie unseren Newsletter nicht mehr erhalten? Ein Klick genügt.',
  'message_unsubscribe.end': 'Newsletter abbestellen',
  'message_unsubscribe.done':
    'Sie erhalten keinen Newsletter mehr von uns. Falls einer schon unterwegs ist, kommt er noch an.',
  'message_unsubscribe.home': 'Zur Startseite',
  'message_unsubscribe.push.ask': 'Möchten Sie keine Mitteilungen mehr auf Ihre Geräte erhalten? Ein Klick genügt.',
  'message_unsubscribe.push.end': 'Mitteilungen ausschalten',
  'message_unsubscribe.push.done':
    'Ihre Geräte erhalten keine Mitteilungen mehr von uns. Im Konto können Sie sie wieder einschalten.',
} as const;
