import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'domains.title': 'Domini',
  'domains.title.about': 'Indirizzi internet dei siti e la loro verifica.',
  'domains.title.words': 'indirizzo web, URL, DNS, certificato, SSL, HTTPS, homepage',
};
