import type { TextsLike } from '@fachwerk/base/language';
import { commonIt } from './common.it.ts';
import type { siteDe } from './site.de.ts';

export const siteIt: TextsLike<typeof siteDe> = {
  ...commonIt,

  'customer_newsletter.title': 'Newsletter',
  'customer_newsletter.asked': 'Desidera ricevere la nostra newsletter? Basta un clic.',
  'customer_newsletter.confirm': 'Sì, mi iscrivo',
  'customer_newsletter.confirmed': 'Riceve la nostra newsletter. Qui può annullare l’iscrizione in ogni momento.',
  'customer_newsletter.end': 'Annulla l’iscrizione',
  'customer_newsletter.none': 'Non riceve la nostra newsletter.',
  'customer_newsletter.home': 'Alla pagina iniziale',
};
