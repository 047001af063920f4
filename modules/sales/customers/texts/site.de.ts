import { commonDe } from './common.de.ts';

export const siteDe = {
  ...commonDe,

  'customer_newsletter.title': 'Newsletter',
  'customer_newsletter.asked': 'Möchten Sie unseren Newsletter erhalten? Ein Klick genügt.',
  'customer_newsletter.confirm': 'Ja, Newsletter bestellen',
  'customer_newsletter.confirmed': 'Sie erhalten unseren Newsletter. Abbestellen können Sie ihn hier jederzeit.',
  'customer_newsletter.end': 'Newsletter abbestellen',
  'customer_newsletter.none': 'Sie erhalten keinen Newsletter.',
  'customer_newsletter.home': 'Zur Startseite',
} as const;
