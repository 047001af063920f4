import { commonDe } from './common.de.ts';

export const siteDe = {
  ...commonDe,

  'customer_newsletter.title': 'Newsletter',
  'customer_newsletter.asked': 'Bestätigen Sie die Anmeldung zu unserem Newsletter mit einem Klick.',
  'customer_newsletter.confirm': 'Newsletter bestellen',
  'customer_newsletter.confirmed': 'Sie erhalten unseren Newsletter. Sie können ihn hier jederzeit abbestellen.',
  'customer_newsletter.end': 'Newsletter abbestellen',
  'customer_newsletter.none': 'Sie erhalten keinen Newsletter.',
  'customer_newsletter.home': 'Zur Startseite',
} as const;
