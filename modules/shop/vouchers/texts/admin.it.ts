import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'coupons.title': 'Codici sconto',
  'coupons.title.about': 'Sconti con codice, periodo e limite.',
  'coupons.title.words': 'buono, promozione, sconto, percentuale',
};
