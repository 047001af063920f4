import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  'extras.title': 'Добавки',
  'extras.title.about': 'Ингредиенты, размеры и дополнения к товарам.',
  'extras.title.words': 'опции, варианты, гарниры, аллергены, доплата',
};
