import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  'locations.title': 'Площадки',
  'locations.title.about': 'Адрес, часы работы, фото и продажи по площадкам.',
  'locations.title.words': 'филиал, адрес, часы работы, как добраться, карта',
  'review_link.title': 'Ссылка на отзывы для всех площадок',
  'review_link.title.about': 'Приглашение оставить отзыв после аренды.',
  'review_link.title.words': 'Google, звёзды, отзыв, оценка',
};
