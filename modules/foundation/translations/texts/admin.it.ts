import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'texts.title': 'Traduzioni',
  'texts.title.about': 'Testi della gestione, dei siti e delle e-mail.',
  'texts.title.words': 'modificare testi, lingue, etichette, formulazione',
};
