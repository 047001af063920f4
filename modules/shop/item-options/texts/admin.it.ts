import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'extras.title': 'Extra',
  'extras.title.about': 'Ingredienti, misure e aggiunte agli articoli.',
  'extras.title.words': 'opzioni, varianti, contorni, allergeni, supplemento',
};
