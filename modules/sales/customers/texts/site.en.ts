import type { TextsLike } from '@fachwerk/base/language';
import { commonEn } from './common.en.ts';
import type { siteDe } from './site.de.ts';

export const siteEn: TextsLike<typeof siteDe> = {
  ...commonEn,

  'customer_newsletter.title': 'Newsletter',
  'customer_newsletter.asked': 'Would you like to receive our newsletter? One click is enough.',
  'customer_newsletter.confirm': 'Yes, subscribe',
  'customer_newsletter.confirmed': 'You receive our newsletter. You can unsubscribe here at any time.',
  'customer_newsletter.end': 'Unsubscribe',
  'customer_newsletter.none': 'You do not receive our newsletter.',
  'customer_newsletter.home': 'Go to the home page',
};
