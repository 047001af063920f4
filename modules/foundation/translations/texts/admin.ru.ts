import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  'texts.title': 'Переводы',
  'texts.title.about': 'Тексты системы управления, сайтов и писем.',
  'texts.title.words': 'изменить тексты, языки, надписи, формулировки',
};
