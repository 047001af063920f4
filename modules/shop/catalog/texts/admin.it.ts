import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'catalog.title': 'Il mio negozio online',
  'catalog.title.about': 'Prezzi, aliquote, immagini e giacenza.',
  'catalog.title.words': 'IVA, aliquota, prezzo, prodotto, magazzino',
  'categories.title': 'Categorie',
  'categories.title.about': 'Struttura degli articoli.',
  'categories.title.words': 'gruppi di articoli, menù, assortimento, ordine',
};
