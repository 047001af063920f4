import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'sites.title': 'Il mio sito',
  'sites.title.about': 'Nome, logo, colori, lingue e contatto del sito.',
  'sites.title.words': 'logo, colore, design, carattere, aspetto, titolo, homepage, WhatsApp, social network',
  'sites.tab.legal': 'Testi legali',
  'sites.tab.legal.about': 'Note legali, privacy, condizioni e recesso.',
  'sites.tab.legal.words': 'informativa privacy, GDPR, cookie, accessibilità, condizioni generali',
};
