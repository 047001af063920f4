import type { TextsLike } from '@fachwerk/base/language';
import type { siteDe } from './site.de.ts';

export const siteRu: TextsLike<typeof siteDe> = {
  'rental.begun':
    'Эта аренда уже началась. Закончить её можно на её странице; за неиспользованное время деньги не возвращаются.',
  'rental.refund_changed': 'Сумма возврата тем временем изменилась. Посмотрите на неё ещё раз.',
  'cancellation.title': 'Отменить бронь',
  'cancellation.back': 'К моей аренде',
  'cancellation.box': 'Ячейка {box}, {location}',
  'cancellation.from': 'С',
  'cancellation.to': 'До',
  'cancellation.paid': 'Оплачено',
  'cancellation.refund': 'Вернётся вам',
  'cancellation.what':
    'До начала отмена бесплатна. Деньги вернутся тем же способом, которым вы платили; это может занять несколько дней. Ячейка сразу станет свободной для других, ссылка и PIN больше не действуют.',
  'cancellation.what_free':
    'Ячейка сразу станет свободной для других, ссылка и PIN больше не действуют. Ничего не было оплачено, поэтому возвращать нечего.',
  'cancellation.confirm': 'Отменить бронь',
  'cancellation.keep': 'Оставить бронь',
  'cancellation.done': 'Ваша бронь отменена.',
  'cancellation.money_back': '{amount} вернутся тем же способом, которым вы платили. Это может занять несколько дней.',
  'cancellation.again': 'Снова арендовать ячейку',
};
