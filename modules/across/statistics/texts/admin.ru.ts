import type { TextsLike } from '@fachwerk/base/language';
import { revenueRu } from '@fachwerk/orders/texts/revenue.ru';
import type { adminDe } from './admin.de.ts';

/** The overview; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  ...revenueRu,
  'tile.statistic.title': 'Статистика',
  'tile.statistic.info': 'Главные цифры месяца рядом с предыдущим. Каждая цифра ведёт к своему разбору.',
  'statistics.period.month': 'Месяц',
  'statistics.no_comparison': 'не с чем сравнить',
  'statistics.figure.appointments': 'Записи',
  'statistics.figure.worth': 'Сумма записей',
  'statistics.figure.rentals': 'Аренды',
  'statistics.figure.revenue': 'Выручка от аренды',
  'statistics.figure.occupancy': 'Загрузка',
  'statistics.figure.orders': 'Заказы',
  'statistics.figure.turnover': 'Выручка от заказов',
  'statistics.tile.before': 'ранее {value}',
  'statistics.tile.up': 'выросло',
  'statistics.tile.down': 'снизилось',
  'statistics.tile.same': 'без изменений',
  'statistics.tile.all': 'К статистике',
  'statistics.tile.empty': 'За этот месяц пока нечего считать.',
};
