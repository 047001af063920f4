import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  'price_groups.title': 'Ценовые группы',
  'price_groups.title.about': 'Цены аренды по длительности и размеру ячейки.',
  'price_groups.title.words': 'тариф, цена, аренда, цена за час, цена за день',
  'box_sizes.title': 'Размеры ячеек',
  'box_sizes.title.about': 'Названия и габариты ячеек.',
  'box_sizes.title.words': 'габариты, высота, ширина, малая, средняя, большая',
};
