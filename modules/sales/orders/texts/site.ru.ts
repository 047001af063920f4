import type { TextsLike } from '@fachwerk/base/language';
import { commonRu } from './common.ru.ts';
import type { siteDe } from './site.de.ts';

export const siteRu: TextsLike<typeof siteDe> = {
  ...commonRu,

  'my_orders.title': 'Заказы',
  'my_orders.lead': 'Все ваши заказы, сначала новые.',
  'my_orders.account': 'Мой аккаунт',
  'my_orders.empty': 'Заказов пока нет',
  'my_orders.empty_about': 'Как только вы арендуете ячейку, она появится здесь.',
  'my_orders.book': 'Арендовать ячейку',
  'my_orders.show': 'Открыть',
  'my_orders.invoice': 'Счёт {number}',
  'my_orders.credit': 'Исправление {number}',
  'my_orders.older': 'Более ранние заказы',
  'my_orders.placed': 'Дата заказа',
  'my_orders.total': 'Итого',
  'my_orders.payment': 'Оплата',
  'my_orders.party': 'Договор с',
  'my_orders.refunded': 'Из них возвращено',
  'my_orders.number': 'Заказ {number}',
  'my_orders.status': 'Статус',
  'my_orders.save': 'Сохранить {name}',
  'my_orders.paper': 'Документ',
};
