import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'price_groups.title': 'Gruppi di prezzo',
  'price_groups.title.about': 'Prezzi di noleggio per durata e misura.',
  'price_groups.title.words': 'tariffa, prezzo, noleggio, prezzo orario, prezzo giornaliero',
  'box_sizes.title': 'Misure degli armadietti',
  'box_sizes.title.about': 'Nomi e dimensioni degli armadietti.',
  'box_sizes.title.words': 'dimensioni, altezza, larghezza, piccolo, medio, grande',
};
