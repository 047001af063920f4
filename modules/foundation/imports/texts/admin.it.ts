import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'imports.title': 'Importazione',
  'imports.title.about': 'Acquisire clienti, articoli e altri dati da file.',
  'imports.title.words': 'CSV, Excel, tabella, file, migrazione, acquisire dati',
};
