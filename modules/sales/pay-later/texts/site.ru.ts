import type { TextsLike } from '@fachwerk/base/language';
import { commonRu } from './common.ru.ts';
import type { siteDe } from './site.de.ts';

export const siteRu: TextsLike<typeof siteDe> = {
  ...commonRu,

  'pay_later.title': 'Как оплатить',
  'pay_later.cash': 'Пожалуйста, заплатите {amount} наличными при получении заказа.',
  'pay_later.card_on_site': 'Пожалуйста, заплатите {amount} картой при получении заказа.',
  'pay_later.cash_on_delivery': 'Пожалуйста, заплатите {amount} курьеру.',
  'pay_later.invoice': 'Пожалуйста, переведите {amount} до {date}.',
  'pay_later.prepayment':
    'Пожалуйста, переведите {amount} до {date}. Как только деньги поступят, мы начнём выполнять заказ.',
  'pay_later.label.holder': 'Получатель',
  'pay_later.label.iban': 'IBAN',
  'pay_later.label.bic': 'BIC',
  'pay_later.label.amount': 'Сумма',
  'pay_later.label.purpose': 'Назначение платежа',
};
