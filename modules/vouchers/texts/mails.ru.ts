import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsRu: TextsLike<typeof mailsDe> = {
  'vouchers.condition.minimum': 'При стоимости товаров от {amount}',
  'vouchers.condition.some_goods': 'На выбранные товары',
  'vouchers.condition.types': 'Только для: {types}',
  'vouchers.condition.weekdays': 'Дни недели: {days}',
  'vouchers.condition.from': 'Действует с {date}',
  'vouchers.condition.until': 'Действует до {date}',
  'vouchers.condition.first_order': 'Только для первого заказа',
  'vouchers.condition.once': 'Можно использовать один раз',
  'vouchers.print.title': 'Купон {code}',
  'vouchers.print.hint': 'Введите код в корзине',
  'mail.coupon.subject': '{worth}: {company}',
  'mail.coupon.text': 'Здравствуйте,\n\nвот Ваш код для {company}: {worth}.',
  'mail.coupon.how': 'Введите его в корзине.',
  'mail.coupon.label': 'Ваш код',
  'mail.coupon.button': 'В магазин',
  'mail.gift.subject': 'Ваш сертификат на {amount} от {company}',
  'mail.gift.greeting': 'Здравствуйте, {name}!',
  'mail.gift.text': 'спасибо. Сертификат {company} на {amount} приложен в PDF. Он действует до {date}.',
  'mail.gift.how': 'У кого код, тот может платить: храните лист как наличные. Используется в корзине, также по частям.',
  'mail.gift.label': 'Сумма',
  'mail.gift.button': 'Посмотреть остаток',
  'mail.gift.file': 'Сертификат {ending}.pdf',
  'gift.paper.title': 'Подарочный сертификат',
  'gift.paper.for': 'Для: {name}',
  'gift.paper.hint': 'Введите код в корзине {address}. QR-код показывает остаток.',
  'gift.paper.terms':
    'Действует до {date} на всё в магазине, также по частям. Не выплачивается наличными. НДС при использовании.',
};
