import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'locations.title': 'Sedi',
  'locations.title.about': 'Indirizzo, orari di apertura, immagini e vendita per sede.',
  'locations.title.words': 'filiale, indirizzo, orari di apertura, come arrivare, mappa',
  'review_link.title': 'Link per le recensioni di tutte le sedi',
  'review_link.title.about': 'Invito a recensire dopo il noleggio.',
  'review_link.title.words': 'Google, stelle, recensione, feedback',
};
