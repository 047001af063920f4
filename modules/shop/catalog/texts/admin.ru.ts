import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  'catalog.title': 'Мой интернет-магазин',
  'catalog.title.about': 'Цены, ставки налога, фото и остатки.',
  'catalog.title.words': 'НДС, ставка налога, цена, товар, склад',
  'categories.title': 'Категории',
  'categories.title.about': 'Структура товаров.',
  'categories.title.words': 'группы товаров, меню, ассортимент, порядок',
};
