import type { Texts, TextsLike } from '@fachwerk/base/language';
import type { siteDe } from './site.de.ts';

export const siteRu: TextsLike<typeof siteDe> & Texts = {
  'home.km': 'в {km} км',
  'home.count_one': '{count} место',
  'home.count_other': '{count} места',
  'home.count_few': '{count} места',
  'home.count_many': '{count} мест',
  'home.free_one': '{count} ячейка свободна',
  'home.free_other': '{count} ячейки свободно',
  'home.free_few': '{count} ячейки свободны',
  'home.free_many': '{count} ячеек свободно',
  'home.all_taken': 'Сейчас всё занято',
  'home.from': 'от {price}',
  'home.always_open': 'Открыто круглосуточно',
  'home.open_now': 'Сейчас открыто',
  'home.open_until': 'Открыто до {time}',
  'home.closed': 'Закрыто',
  'home.opens_at': 'Закрыто, откроется {time}',
  'home.choose': 'Выбрать ячейку',
  'home.choose_at': 'Выбрать ячейку: {name}',
  'map.name': 'Карта мест',
  'map.failed': 'Подробная карта сейчас не загружается. Все места есть в списке.',
};
